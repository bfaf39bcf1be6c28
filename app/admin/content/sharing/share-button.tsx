import { useState } from 'react'
import { ShareDialog, type ShareProps } from './share-dialog.tsx'

/** How many links show the draft to people without an account; opens their list. */
export function ShareButton(props: ShareProps) {
  const { links, mayShare } = props
  const [isOpen, setOpen] = useState(false)
  if (!mayShare && links.length === 0 && !isOpen) return null
  return (
    <>
      <button
        type="button"
        className="admin-link justify-self-start font-semibold"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {links.length === 0 && 'Share draft'}
        {links.length > 0 && `${links.length} shared ${links.length === 1 ? 'link' : 'links'}`}
      </button>
      {isOpen && <ShareDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
