import { Form, Link, useNavigation } from 'react-router'
import { DataTable } from '#app/admin/kit/data-table.tsx'
import { SectionHeading } from '#app/admin/kit/section-heading.tsx'
import { documentPath } from '#model/admin-paths.ts'
import { postKey } from '#model/content/standalone.ts'
import type { ShownImport } from '#server/features/import/show-import.ts'
import { Button } from '#ui/button.tsx'

/** The posts and pictures of an import of which there is something to say. */
export function NotedEntries({ shown: { id, noted, retriable } }: { shown: ShownImport }) {
  if (noted.length === 0) return null
  return (
    <section aria-labelledby="noted" className="grid gap-4">
      <SectionHeading
        id="noted"
        title="Left out or changed"
        intro="Pictures that could not be had stay in their posts with their old address."
      />
      {retriable > 0 && <RetryForm id={id} />}
      <DataTable
        caption="Posts and pictures that were left out or changed"
        columns={['Post or picture', 'What happened']}
        hasLabels
        empty=""
      >
        {noted.map(({ kind, title, note, post }) => (
          <tr key={`${kind} ${title}`}>
            <td data-label={kind === 'post' ? 'Post' : 'Picture'} className="wrap-anywhere">
              {post ? (
                <Link to={documentPath(postKey(post))} className="admin-link">
                  {title}
                </Link>
              ) : (
                title
              )}
            </td>
            <td data-label="What happened">{note}</td>
          </tr>
        ))}
      </DataTable>
    </section>
  )
}

function RetryForm({ id }: { id: string }) {
  const { state, formData } = useNavigation()
  return (
    <Form method="post" preventScrollReset className="grid justify-items-start gap-2">
      <input type="hidden" name="intent" value="retry" />
      <input type="hidden" name="id" value={id} />
      <Button
        size="sm"
        variant="outline"
        type="submit"
        busy={state !== 'idle' && formData?.get('intent') === 'retry'}
      >
        Try missing pictures again
      </Button>
      <p className="max-w-[70ch] text-soft">
        Those that arrive take the place of their old addresses. Nothing else in the posts changes.
      </p>
    </Form>
  )
}
