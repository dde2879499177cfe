type Fields = Record<'title' | 'slug' | 'description' | 'seo_meta_description' | 'version', HTMLInputElement>

/** The controls of the post's form that the editor reads or fills in by itself. */
export function fieldsOf(form: HTMLFormElement): Fields {
  return form.elements as unknown as Fields
}
