import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { CopyLine } from '#app/admin/kit/copy-line.tsx'
import { FormAlert } from '#app/admin/kit/form-alert.tsx'
import { Modal } from '#app/admin/kit/modal.tsx'
import { Moment } from '#app/admin/kit/moment.tsx'
import { runAction } from '#app/admin/kit/run-action.ts'
import { useToast } from '#app/admin/kit/toasts.tsx'
import { useSite } from '#app/use-site.ts'
import type { ActionResult } from '#model/action-result.ts'
import { PREVIEW_LINK_DAYS, type PreviewLink } from '#model/content/preview-links.ts'
import { momentText } from '#model/moment-text.ts'
import { Button } from '#ui/button.tsx'

export type ShareProps = {
  /** Key of the document. */
  subject: string
  /** Those that work. */
  links: PreviewLink[]
  /** There is a draft that visitors do not see. */
  mayShare: boolean
  /** Saves the draft, which is what a link shows. */
  save: () => Promise<boolean>
}

/** The links by which people without an account see a draft: makes, copies and ends them. */
export function ShareDialog(props: ShareProps & { onClose: () => void }) {
  const { subject, links, mayShare, save, onClose } = props
  const { timeZone } = useSite().site
  const heading = useRef<HTMLParagraphElement>(null)
  const [work, setWork] = useState<string | null>(null)
  const [result, setResult] = useState<ActionResult<unknown>>()
  const showToast = useToast()
  const { revalidate } = useRevalidator()

  async function show(reply: ActionResult<unknown>) {
    setResult(reply.ok ? undefined : reply)
    if (!reply.ok) return
    showToast(reply.message)
    await revalidate()
  }

  async function share() {
    setWork('share')
    if (await save()) await show(await runAction('content.sharePreview', { document: subject }))
    else setResult(notSaved)
    setWork(null)
  }

  async function end(link: string) {
    setWork(link)
    await show(await runAction('content.endPreview', { link }))
    setWork(null)
    // The button is gone.
    heading.current?.focus()
  }

  return (
    <Modal title="Share draft" onClose={onClose}>
      <div className="grid gap-5">
        <p ref={heading} tabIndex={-1} className="outline-none">
          Anyone with a link can see the saved draft, without an account, for {PREVIEW_LINK_DAYS}{' '}
          days or until you end it. A link also ends when the person who made it loses their
          account.
        </p>
        <FormAlert result={result} hasFields={false} />
        {mayShare && (
          <div>
            <Button
              size="sm"
              type="button"
              busy={work === 'share'}
              aria-disabled={work !== null}
              onClick={share}
            >
              Make a link
            </Button>
          </div>
        )}
        {links.length > 0 && (
          <ul className="grid gap-4">
            {links.map(({ id, by, at, until, address }) => (
              <li key={id} className="grid gap-2 border-line border-t pt-4">
                <CopyLine
                  id={`link-${id}`}
                  label={`Made by ${by}, ${momentText(at, timeZone, 'moment')}`}
                  value={new URL(address, location.origin).href}
                />
                <div className="flex flex-wrap items-center justify-between gap-3">
                  <span className="text-soft">
                    Works until <Moment at={until} />
                  </span>
                  <Button
                    size="sm"
                    variant="danger"
                    type="button"
                    busy={work === id}
                    aria-disabled={work !== null}
                    aria-label={`End the link made by ${by}, ${momentText(at, timeZone, 'moment')}`}
                    onClick={() => end(id)}
                  >
                    End
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Modal>
  )
}

const notSaved: ActionResult<unknown> = {
  ok: false,
  status: 409,
  message: 'Your last change could not be saved, so no link was made. Save the draft first.',
}
