import { PicturePicker } from '#app/admin/media/picture-picker.tsx'
import { useSite } from '#app/use-site.ts'
import { SEO_DESCRIPTION_MAX, SEO_TITLE_MAX, slugOf } from '#model/blog/post-form.ts'
import { sitePicture } from '#model/media/site-picture.ts'
import { postPath } from '#model/paths.ts'
import { Button } from '#ui/button.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { CommentedField } from './commented-field.tsx'
import type { PostFieldsProps } from './post-head.tsx'

/** What search engines and shared links show, with a preview. */
export function SearchResult({ fields, errors, disabled, onChange }: PostFieldsProps) {
  const { seoTitle, seoDescription, shareImage } = fields
  return (
    <fieldset className="grid grid-cols-1 gap-5 border-line border-t pt-6">
      <legend className="float-left font-semibold">Search engines and shared links</legend>
      <Preview {...fields} />
      <CommentedField field="seoTitle">
        <TextField
          id="post-seoTitle"
          name="seoTitle"
          label="Title for search engines"
          hint="Leave empty for the title."
          maxLength={SEO_TITLE_MAX}
          disabled={disabled}
          value={seoTitle}
          error={errors.seoTitle}
          onChange={({ target }) => onChange('seoTitle', target.value)}
        />
      </CommentedField>
      <CommentedField field="seoDescription">
        <TextArea
          id="post-seoDescription"
          name="seoDescription"
          label="Description for search engines"
          hint="Leave empty for the excerpt."
          rows={3}
          maxLength={SEO_DESCRIPTION_MAX}
          disabled={disabled}
          value={seoDescription}
          error={errors.seoDescription}
          onChange={({ target }) => onChange('seoDescription', target.value.replaceAll('\n', ' '))}
        />
      </CommentedField>
      <div id="post-shareImage" tabIndex={-1}>
        <CommentedField field="shareImage">
          <fieldset disabled={disabled} className="grid gap-1.5">
            <legend className="mb-1.5 font-semibold">Share picture</legend>
            <p className="text-soft">1200 × 630. Without one, the cover is shared.</p>
            <PicturePicker
              label="Share picture"
              value={sitePicture(shareImage)}
              onPick={({ src }) => onChange('shareImage', src)}
            />
            {shareImage && (
              <Button
                size="sm"
                variant="outline"
                type="button"
                onClick={() => onChange('shareImage', '')}
              >
                Use the cover
              </Button>
            )}
          </fieldset>
        </CommentedField>
        {errors.shareImage && <p className="font-semibold text-alarm">{errors.shareImage}</p>}
      </div>
    </fieldset>
  )
}

/** As in the list of a search engine, which cuts off long texts. */
function Preview({ title, excerpt, slug, seoTitle, seoDescription }: PostFieldsProps['fields']) {
  const { site, siteUrl } = useSite()
  const ending = site.seo.titleEnding
  const shownTitle = seoTitle || title || 'Title'
  return (
    <div className="grid gap-0.5 rounded-card border border-line p-4">
      <p className="text-hint wrap-anywhere text-soft">
        {siteUrl?.replace(/^https?:\/\//, '') ?? ''}
        {postPath(slug || slugOf(title))}
      </p>
      <p className="line-clamp-2 text-section text-accent">
        {ending ? `${shownTitle} | ${ending}` : shownTitle}
      </p>
      <p className="line-clamp-4">{seoDescription || excerpt || 'Description'}</p>
    </div>
  )
}
