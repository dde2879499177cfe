export const auditCopy = {
  /** By the names of the form's fields (3). */
  labels: {
    fullName: 'Full name',
    phoneNumber: 'Mobile number',
    email: 'Email',
    country: 'Country',
    state: 'State',
    city: 'City',
    addressLine1: 'Address line 1',
    addressLine2: 'Address line 2',
    pincode: 'Pincode',
  },

  /** The specification's words (5). */
  errors: {
    fullName: 'Full name must be at least 2 characters',
    phoneNumber: 'Please enter a valid 10-digit mobile number',
    email: 'Please enter a valid email address',
    country: 'Please select your country',
    state: 'Please select your state',
    city: 'City must be at least 2 characters',
    addressLine1: 'Please provide your address',
    pincode: 'Please enter a valid 6-digit pincode',
  },

  success: 'Audit request received. Our team will call you within 24 hours.',
} as const
