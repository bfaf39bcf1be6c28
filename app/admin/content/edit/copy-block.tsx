import { useId, useState } from 'react'
import { Link } from 'react-router'
import { FormAlert } from '#app/admin/kit/form-alert.tsx'
import { FormDialog } from '#app/admin/kit/form-dialog.tsx'
import { runAction } from '#app/admin/kit/run-action.ts'
import type { ActionResult } from '#model/action-result.ts'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/select-field.tsx'

type PageOption = { key: string; title: string; group: string }

/** A button that copies a section to the end of another page. */
export function CopyBlock({ block, document }: { block: unknown; document: string }) {
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
      {pages && <CopyDialog block={block} pages={pages} onClose={() => setPages(null)} />}
    </>
  )
}

type CopyDialogProps = { block: unknown; pages: PageOption[]; onClose: () => void }

function CopyDialog({ block, pages, onClose }: CopyDialogProps) {
  const id = useId()
  const [chosen, setChosen] = useState(pages[0]?.key ?? '')
  const [isBusy, setIsBusy] = useState(false)
  const [result, setResult] = useState<ActionResult<{ address: string }>>()

  async function copy() {
    setIsBusy(true)
    const values = { document: chosen, block: JSON.stringify(block) }
    setResult(await runAction('content.copyBlock', values))
    setIsBusy(false)
  }

  return (
    <FormDialog
      title="Copy to another page"
      submit={chosen === '' ? null : 'Copy section'}
      close={result?.ok ? 'Close' : 'Cancel'}
      isBusy={isBusy}
      onSubmit={() => void copy()}
      onClose={onClose}
    >
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
      {result?.ok && (
        <Link to={result.value.address} className="admin-link justify-self-start">
          Open it there
        </Link>
      )}
    </FormDialog>
  )
}
