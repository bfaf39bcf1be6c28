import { MarkedArticle } from '#app/admin/kit/marked-article.tsx'
import { MarkedPictures, MarkedWords } from '#app/admin/kit/marked-changes.tsx'
import { compareVersions, type VersionChange } from '#model/content/form/compare-versions.ts'
import { describePath } from '#model/content/form/describe-path.ts'
import type { Difference } from '#model/content/form/differences.ts'
import type { JsonSchema } from '#model/content/form/json-schema.ts'
import { getAtPath, setAtPath } from '#model/content/form/set-at-path.ts'
import { sitePicture } from '#model/media/site-picture.ts'
import { Button } from '#ui/button.tsx'

/** Between the paragraphs of a text. */
const PARAGRAPHS = /\n\s*\n/

type VersionChangesProps = {
  schema: JsonSchema
  earlier: unknown
  current: unknown
  /** Receives the current value with a section of the earlier one; undefined if it may not be changed. */
  onRestore: ((value: unknown) => void) | undefined
}

/** What has changed since an earlier version, with words and pictures marked; each section can be restored. */
export default function VersionChanges({
  schema,
  earlier,
  current,
  onRestore,
}: VersionChangesProps) {
  const changes = compareVersions(earlier, current)
  if (changes.length === 0) return <p>Nothing has changed since.</p>
  return (
    <>
      <p className="text-soft">
        What has changed since: words that were{' '}
        <span className="bg-alarm/15 line-through">removed</span> and{' '}
        <span className="bg-accent/15 font-semibold">added</span>.
      </p>
      <ul className="grid gap-7">
        {changes.map((change) => {
          const name = nameOf(change, schema, earlier, current)
          return (
            <li key={`${change.kind} ${name}`} className="grid gap-3 border-line border-t pt-4">
              <div className="flex flex-wrap items-center justify-between gap-3">
                <h3 className="font-semibold">{name}</h3>
                {onRestore && change.kind !== 'added' && (
                  <Button
                    size="sm"
                    variant="outline"
                    type="button"
                    aria-label={`Restore ${name}`}
                    onClick={() => onRestore(restored(change, earlier, current))}
                  >
                    Restore
                  </Button>
                )}
              </div>
              {change.kind === 'added' && <p className="text-soft">Added since.</p>}
              {change.kind === 'removed' && <p className="text-soft">Removed since.</p>}
              {change.kind === 'changed' && (
                <dl className="grid gap-3">
                  {change.fields.map((field) => (
                    <Field
                      key={field.path}
                      field={field}
                      label={describePath(schema, current, field.path).replace(`${name} › `, '')}
                    />
                  ))}
                </dl>
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}

function nameOf(change: VersionChange, schema: JsonSchema, earlier: unknown, current: unknown) {
  if (change.kind === 'removed') return describePath(schema, earlier, change.path)
  if (change.path !== '') return describePath(schema, current, change.path)
  return getAtPath(current, 'blocks') === undefined ? 'Fields' : 'Outside of sections'
}

/** The current value with what the earlier version has in this place. */
function restored(
  change: Exclude<VersionChange, { kind: 'added' }>,
  earlier: unknown,
  current: unknown,
) {
  const blocks = getAtPath(current, 'blocks')
  if (change.kind === 'removed') {
    const section = getAtPath(earlier, change.path)
    return setAtPath(current, 'blocks', (blocks as unknown[]).toSpliced(change.at, 0, section))
  }
  if (change.path !== '') {
    return setAtPath(current, change.path, getAtPath(earlier, change.path))
  }
  return blocks === undefined ? earlier : setAtPath(earlier, 'blocks', blocks)
}

function Field({ field: { theirs, mine }, label }: { field: Difference; label: string }) {
  const [before, after] = [theirs ?? '', mine ?? '']
  const [then, now] = [before, after].map((src) => (sitePicture(src) ? src : null))
  const isPicture = [before, after].every((text) => text === '' || sitePicture(text))
  const isArticle = [before, after].some((text) => PARAGRAPHS.test(text))
  return (
    <div className="grid gap-1">
      <dt className="label text-soft">{label}</dt>
      <dd className="grid max-w-[75ch] gap-3">
        {isArticle && <MarkedArticle before={before} after={after} />}
        {!isArticle && !isPicture && (
          <p className="whitespace-pre-wrap wrap-anywhere">
            <MarkedWords before={before} after={after} />
          </p>
        )}
        {(then || now) && <MarkedPictures before={then ?? null} after={now ?? null} />}
      </dd>
    </div>
  )
}
