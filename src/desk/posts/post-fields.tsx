import { isSlug } from '#articles/slug-of.ts'
import { Field } from '#ui/field.tsx'
import { ContentField } from './content-field.tsx'
import { CoverFields } from './cover-fields.tsx'
import type { PostTroubles } from './find-post-troubles.ts'
import type { PostBody } from './post-body.ts'
import { SearchResult } from './search-result.tsx'
import { SourceFields } from './source-fields.tsx'
import { deskPostsCopy as copy } from './words.en.ts'

interface PostFieldsProps {
  /** What they begin with. */
  body: PostBody
  /** What they say now. */
  shown: PostBody
  troubles: PostTroubles
  /** Something has changed of which no field tells by itself. */
  onChange: () => void
}

/** All that is written of an article. */
export function PostFields({ body, shown, troubles, onChange }: PostFieldsProps) {
  return (
    <>
      <Field name="title" label={copy.fields.title} error={troubles.title}>
        {(control) => (
          <input {...control} className="input post-form__title" defaultValue={body.title} maxLength={120} />
        )}
      </Field>
      <Field
        name="slug"
        label={copy.fields.slug}
        hint={copy.fields.slugHint('/blogs/')}
        error={troubles.slug ?? (shown.slug && !isSlug(shown.slug) ? copy.errors.slug : undefined)}
      >
        {(control) => (
          <input {...control} defaultValue={body.slug} maxLength={80} autoCapitalize="none" spellCheck={false} />
        )}
      </Field>
      <Field
        name="description"
        label={copy.fields.description}
        hint={copy.fields.descriptionHint}
        error={troubles.description}
      >
        {(control) => <textarea {...control} rows={3} defaultValue={body.description} maxLength={300} />}
      </Field>
      <ContentField html={body.content} error={troubles.content} onChange={onChange} />
      <SourceFields sources={body.sources} error={troubles.sources} onRemove={() => setTimeout(onChange)} />
      <Field name="tags" label={copy.fields.tags} hint={copy.fields.tagsHint} error={troubles.tags}>
        {(control) => <input {...control} defaultValue={body.tags.join(', ')} maxLength={300} />}
      </Field>
      <CoverFields body={body} troubles={troubles} onChoose={onChange} />
      <Field
        name="seo_meta_description"
        label={copy.fields.seo_meta_description}
        hint={copy.fields.seoHint}
        error={troubles.seo_meta_description}
      >
        {(control) => <textarea {...control} rows={3} defaultValue={body.seo_meta_description} maxLength={300} />}
      </Field>
      <SearchResult
        title={shown.title}
        slug={shown.slug}
        description={shown.seo_meta_description || shown.description}
      />
    </>
  )
}
