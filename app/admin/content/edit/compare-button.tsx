import { lazy, Suspense, useState } from 'react'
import { Modal } from '#app/admin/kit/modal.tsx'
import { useSite } from '#app/use-site.ts'
import { revisionPath } from '#model/admin-paths.ts'
import type { HistoryEntry, OpenedDocument } from '#model/content/editor.ts'
import { momentText } from '#model/moment-text.ts'
import { Button } from '#ui/button.tsx'
import type { EditedDocument } from './use-document.ts'

/** Loaded with the first comparison. */
const VersionChanges = lazy(() => import('./version-changes.tsx'))

type CompareButtonProps = {
  revision: HistoryEntry
  opened: OpenedDocument
  document: EditedDocument
}

type Loaded = { value: unknown; address: string | null }

/** Opens an earlier version: as a page, and what has changed since. */
export function CompareButton({ revision, opened, document }: CompareButtonProps) {
  const { timeZone } = useSite().site
  const [loaded, setLoaded] = useState<Loaded | 'failed' | null>(null)
  const version = `by ${revision.by}, ${momentText(revision.at, timeZone, 'moment')}`

  async function open() {
    const response = await fetch(revisionPath(opened.key, revision.id)).catch(() => null)
    const isJson = response?.headers.get('Content-Type')?.startsWith('application/json')
    setLoaded(response?.ok && isJson ? ((await response.json()) as Loaded) : 'failed')
  }

  return (
    <>
      <Button
        size="sm"
        variant="outline"
        type="button"
        aria-label={`Compare with the version ${version}`}
        onClick={open}
      >
        Compare
      </Button>
      {loaded && (
        <Modal title={`Version ${version}`} size="wide" onClose={() => setLoaded(null)}>
          {loaded === 'failed' ? (
            <p role="alert">This version can’t be loaded. Close this and try again.</p>
          ) : (
            <div className="grid gap-5">
              {loaded.address && (
                <p>
                  <a href={loaded.address} target="_blank" rel="noopener" className="admin-link">
                    Open this version as a page
                  </a>
                </p>
              )}
              <Suspense fallback={<p>Comparing…</p>}>
                <VersionChanges
                  schema={opened.schema}
                  earlier={loaded.value}
                  current={document.value}
                  onRestore={opened.mayChange ? document.change : undefined}
                />
              </Suspense>
            </div>
          )}
        </Modal>
      )}
    </>
  )
}
