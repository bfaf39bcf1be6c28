import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Modal } from '#app/admin/kit/modal.tsx'
import { runAction } from '#app/admin/kit/run-action.ts'
import { type OpenedDocument, SITE_VERSION } from '#model/content/editor.ts'
import { capital } from '#model/content/form/labels.ts'
import { Button } from '#ui/button.tsx'
import type { EditedDocument } from './use-document.ts'

/** Loaded with the first comparison. */
const VersionChanges = lazy(() => import('./version-changes.tsx'))

type ComparisonProps = {
  opened: OpenedDocument
  document: EditedDocument
  /** Id of the version that is compared with the one on the screen. */
  version: string
  /** Of the dialog. */
  title: string
  button: (open: () => void) => ReactNode
}

type Loaded = { value: unknown; address: string | null }

/** Opens another version: as a page, and what has changed since. */
function Comparison({ opened, document, version, title, button }: ComparisonProps) {
  const [loaded, setLoaded] = useState<Loaded | 'failed' | null>(null)

  async function open() {
    const reply = await runAction('content.showRevision', {
      document: opened.key,
      revision: version,
    })
    setLoaded(reply.ok ? reply.value : 'failed')
  }

  return (
    <>
      {button(open)}
      {loaded && (
        <Modal title={title} size="wide" onClose={() => setLoaded(null)}>
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

type CompareButtonProps = Pick<ComparisonProps, 'opened' | 'document' | 'version'> & {
  /** "the version by Ann, Nov 21, 2026, 9:30 AM" */
  name: string
}

/** Compares a version of the history with the one on the screen. */
export function CompareButton({ name, ...props }: CompareButtonProps) {
  return (
    <Comparison
      {...props}
      title={capital(name)}
      button={(open) => (
        <Button
          size="sm"
          variant="outline"
          type="button"
          aria-label={`Compare with ${name}`}
          onClick={open}
        >
          Compare
        </Button>
      )}
    />
  )
}

/** What publishing would change for visitors; only for changes of something that they see. */
export function ChangesButton({ opened, document }: Pick<ComparisonProps, 'opened' | 'document'>) {
  const isChanged = document.hasDraft || !document.isSaved
  if (!isChanged || !(opened.hasOriginal || opened.isPublished)) return null
  return (
    <Comparison
      opened={opened}
      document={document}
      version={SITE_VERSION}
      title="Changes to the published version"
      button={(open) => (
        <button
          type="button"
          className="admin-link justify-self-start font-semibold"
          onClick={open}
        >
          What changed
        </button>
      )}
    />
  )
}
