import { useState } from 'react'
import { useSite } from '#app/use-site.ts'
import type { OpenedDocument } from '#model/content/editor.ts'
import { Button } from '#ui/button.tsx'
import { saveState } from './save-state.ts'
import type { EditedDocument } from './use-document.ts'

type EditorBarProps = { opened: OpenedDocument; document: EditedDocument }

/** What can be done with the document, and how it stands; it stays in sight while the form scrolls. */
export function EditorBar({ opened, document }: EditorBarProps) {
  const { isKept, hasDraft, work, save, publish } = document
  const { timeZone } = useSite().site
  if (!opened.mayChange) return null
  const waits = work !== null
  return (
    <div className="editor-bar">
      <p role="status" className="text-small">
        {saveState({ ...opened, ...document, timeZone })}
      </p>
      <div className="flex flex-wrap gap-2">
        {/* It is kept by itself too, at any moment: so it stays where the focus may be. */}
        <Button
          size="sm"
          variant="outline"
          type="button"
          aria-disabled={isKept || waits}
          onClick={() => save()}
        >
          Save draft
        </Button>
        <PreviewButton document={document} />
        <Button
          size="sm"
          type="button"
          busy={work === 'publish'}
          disabled={isKept && !hasDraft && !opened.isInvalid}
          aria-disabled={waits}
          onClick={() => publish()}
        >
          Publish
        </Button>
      </div>
    </div>
  )
}

/** Opens the real page with the draft in it, in a tab of its own. */
function PreviewButton({ document }: Pick<EditorBarProps, 'document'>) {
  const { isKept, hasDraft, work, preview } = document
  const [blocked, setBlocked] = useState<string | null>(null)
  async function open() {
    // Opened within the click: later a browser would take it for an advertisement.
    const tab = window.open('', '_blank')
    const address = await preview()
    if (!address) tab?.close()
    else if (tab) tab.location.replace(address)
    setBlocked(tab ? null : address)
  }
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        type="button"
        busy={work === 'preview'}
        disabled={isKept && !hasDraft}
        aria-disabled={work !== null}
        onClick={open}
      >
        Preview
      </Button>
      {blocked && (
        <a href={blocked} target="_blank" rel="noopener" className="admin-link text-small">
          Open the preview
        </a>
      )}
    </>
  )
}
