import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import type { EditedDocument } from './use-document.ts'

type PreviewButtonProps = {
  document: EditedDocument
  /** The field at which the preview begins. */
  place: string
}

/** Opens a preview of the draft in a new tab. */
export function PreviewButton({ document, place }: PreviewButtonProps) {
  const { isSaved, hasDraft, work, preview } = document
  const [blockedUrl, setBlockedUrl] = useState<string | null>(null)
  async function open() {
    // Open the tab synchronously in the click handler, or pop-up blockers stop it.
    const tab = window.open('', '_blank')
    const url = await preview(place)
    if (!url) tab?.close()
    else if (tab) tab.location.replace(url)
    setBlockedUrl(tab ? null : url)
  }
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        type="button"
        busy={work === 'preview'}
        disabled={isSaved && !hasDraft}
        aria-disabled={work !== null}
        onClick={open}
      >
        Preview
      </Button>
      {blockedUrl && (
        <a href={blockedUrl} target="_blank" rel="noopener" className="admin-link text-small">
          Open the preview
        </a>
      )}
    </>
  )
}
