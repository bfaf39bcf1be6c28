import { lazy, Suspense } from 'react'
import { useNavigate } from 'react-router'
import { useHydrated } from '#app/admin/kit/use-hydrated.ts'
import { useSite } from '#app/use-site.ts'
import { momentText } from '#model/moment-text.ts'
import type { PostHistory } from '#server/features/blog/posts/history.ts'
import { SelectField } from '#ui/select-field.tsx'

/** Loaded with the first comparison, and computed in the browser only. */
const PostChanges = lazy(() => import('./post-changes.tsx'))

type Revision = NonNullable<PostHistory['shown']>
type ComparisonProps = { shown: Revision; other: Revision } & Pick<PostHistory, 'revisions'>

/** What has changed between two versions, from the older to the newer. */
export function Comparison({ shown, other, revisions }: ComparisonProps) {
  const navigate = useNavigate()
  const { timeZone } = useSite().site
  const isHydrated = useHydrated()
  const [before, after] = shown.version < other.version ? [shown, other] : [other, shown]
  return (
    <section aria-labelledby="comparison" className="grid gap-4">
      <SelectField
        id="compare-with"
        label="Compare with"
        value={other.id}
        onChange={({ target }) => {
          const search = new URLSearchParams({ revision: shown.id, with: target.value })
          navigate({ search: `?${search}` }, { preventScrollReset: true, replace: true })
        }}
      >
        {revisions
          .filter(({ id }) => id !== shown.id)
          .map(({ id, version, by, at }) => (
            <option key={id} value={id}>
              Version {version}, {by}, {momentText(at, timeZone, 'moment')}
            </option>
          ))}
      </SelectField>
      <h3 id="comparison" className="text-section">
        Changes from version {before.version} to {after.version}
      </h3>
      {isHydrated && (
        <Suspense fallback={<p className="text-soft">Comparing…</p>}>
          <PostChanges before={before.fields} after={after.fields} />
        </Suspense>
      )}
    </section>
  )
}
