export const KVAH_FORM = 'kvah-form'
