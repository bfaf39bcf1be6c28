import { useState } from 'react'
import { useNavigate } from 'react-router'
import { runAction } from '#app/admin/kit/run-action.ts'
import { useToast } from '#app/admin/kit/toasts.tsx'
import { useIsHere } from '#app/admin/kit/use-is-here.ts'
import { documentPath } from '#model/admin-paths.ts'
import type { OpenedDocument } from '#model/content/editor.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { EditedDocument } from './use-document.ts'

type AddressFormProps = { opened: OpenedDocument; document: EditedDocument }

/** Changes a page's address; the old one redirects to it. */
export function AddressForm({ opened, document }: AddressFormProps) {
  const [, folder = '', current = ''] = /^page:(.*\/)?([^/]+)$/.exec(opened.key) ?? []
  const [slug, setSlug] = useState(current)
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const navigate = useNavigate()
  const isHere = useIsHere()
  const showToast = useToast()

  async function move() {
    setBusy(true)
    setError(undefined)
    const reply = await send()
    setBusy(false)
    if (!reply) return setError('Your last change could not be saved. Save the draft first.')
    if (!reply.ok) return setError(reply.errors?.slug ?? reply.message)
    showToast(reply.message)
    if (isHere()) await navigate(documentPath(reply.value.document), { replace: true })
  }

  async function send() {
    if (!document.isSaved && !(await document.save())) return null
    const version = await document.settle()
    return runAction('content.movePage', { document: opened.key, version, slug })
  }

  return (
    <form
      noValidate
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        void move()
      }}
    >
      <TextField
        id="address"
        label="Address"
        hint={`The part of the URL after /${folder}.${opened.isPublished ? ' The old address redirects to the new one.' : ''}`}
        error={error}
        value={slug}
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ target }) => {
          setSlug(target.value)
          setError(undefined)
        }}
      />
      {slug !== current && (
        <Button size="sm" variant="outline" type="submit" busy={isBusy}>
          Change the address
        </Button>
      )}
    </form>
  )
}
