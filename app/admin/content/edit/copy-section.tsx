import { useId, useState } from 'react'
import { Link } from 'react-router'
import { FormAlert } from '#app/admin/kit/form-alert.tsx'
import { Modal } from '#app/admin/kit/modal.tsx'
import { runAction } from '#app/admin/kit/run-action.ts'
import type { ActionResult } from '#model/action-result.ts'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/select-field.tsx'

type PageOption = { key: string; title: string; group: string }

/** A button that copies a section to the end of another page. */
export function CopySection({ section, document }: { section: unknown; document: string }) {
  const [pages, setPages] = useState<PageOption[] | null>(null)

  async function open() {
    const reply = await runAction('content.list', {})
    const all: PageOption[] = reply.ok ? reply.value.documents : []
    setPages(all.filter(({ key }) => key.startsWith('page:') && key !== document))
  }

  return (
    <>
      <Button
        size="sm"
        variant="outline"
        type="button"
        onClick={open}
        className="justify-self-start"
      >
        Copy to another page
      </Button>
      {pages && (
        <Modal title="Copy to another page" onClose={() => setPages(null)}>
          <CopyForm section={section} pages={pages} onClose={() => setPages(null)} />
        </Modal>
      )}
    </>
  )
}

type CopyFormProps = { section: unknown; pages: PageOption[]; onClose: () => void }

function CopyForm({ section, pages, onClose }: CopyFormProps) {
  const id = useId()
  const [chosen, setChosen] = useState(pages[0]?.key ?? '')
  const [isBusy, setIsBusy] = useState(false)
  const [result, setResult] = useState<ActionResult<{ address: string }>>()

  async function copy() {
    setIsBusy(true)
    const values = { document: chosen, section: JSON.stringify(section) }
    setResult(await runAction('content.copySection', values))
    setIsBusy(false)
  }

  return (
    <div className="grid gap-5">
      <FormAlert result={result} />
      <SelectField
        id={id}
        label="Page"
        hint="The section is added at its end, as part of its draft."
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
      >
        {pages.map(({ key, title, group }) => (
          <option key={key} value={key}>
            {title} ({group})
          </option>
        ))}
      </SelectField>
      <div className="flex flex-wrap items-center gap-3">
        <Button size="sm" type="button" busy={isBusy} disabled={chosen === ''} onClick={copy}>
          Copy section
        </Button>
        <Button size="sm" variant="outline" type="button" onClick={onClose}>
          {result?.ok ? 'Close' : 'Cancel'}
        </Button>
        {result?.ok && (
          <Link to={result.value.address} className="admin-link">
            Open it there
          </Link>
        )}
      </div>
    </div>
  )
}
