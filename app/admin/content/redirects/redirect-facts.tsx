import { DataTable } from '#app/admin/kit/data-table.tsx'
import { FileFacts, InvalidLines } from '#app/admin/kit/file-facts.tsx'
import { Summary } from '#app/admin/kit/summary.tsx'
import type { RedirectPreview } from '#server/features/content/redirects/import-redirects.ts'

/** The preview of a list of redirects: new and changed ones, and lines that are left out, with reasons. */
export function RedirectFacts({ preview }: { preview: RedirectPreview }) {
  const { added, changed, changedCount, samples, hosts } = preview
  const facts = [
    { label: 'new', count: added },
    { label: 'changed', count: changedCount },
    { label: 'there already', count: preview.same },
    { label: 'twice in the file', count: preview.repeated },
    { label: 'temporary there, permanent here', count: preview.temporary },
    { label: 'left out', count: preview.errorCount },
  ]
  return (
    <div className="grid gap-4">
      <FileFacts
        fileName={preview.fileName}
        digest={preview.digest}
        encoding={preview.encoding}
        facts={facts}
      />
      {hosts.length > 0 && (
        <p className="text-soft break-words">
          Of addresses at {hosts.join(', ')}, the path counts.
        </p>
      )}
      {samples.length > 0 && (
        <p className="text-soft break-words">
          New: {samples.map(({ from, to }) => `${from} → ${to}`).join(', ')}
          {added > samples.length && ' …'}
        </p>
      )}
      {changed.length > 0 && (
        <details open={changedCount <= 10}>
          <Summary className="mb-2">
            {changedCount.toLocaleString('en-US')} changed
            {changedCount > changed.length && `, the first ${changed.length}`}
          </Summary>
          <DataTable
            caption="Changed redirects"
            columns={['Old address', 'Leads to', 'Will lead to']}
            hasLabels
            empty=""
          >
            {changed.map(({ line, from, was, to }) => (
              <tr key={line}>
                <td data-label="Old address">{from}</td>
                <td data-label="Leads to">{was}</td>
                <td data-label="Will lead to">{to}</td>
              </tr>
            ))}
          </DataTable>
        </details>
      )}
      <InvalidLines errors={preview.errors} errorCount={preview.errorCount} />
    </div>
  )
}
