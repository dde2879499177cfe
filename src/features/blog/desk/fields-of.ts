type Fields = Record<'title' | 'slug' | 'description' | 'seo_meta_description' | 'version', HTMLInputElement>

/** The controls of the form by which others go. */
export function fieldsOf(form: HTMLFormElement): Fields {
  return form.elements as unknown as Fields
}
