import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import type { ActionResult } from '#model/action-result.ts'
import { Button } from '#ui/button.tsx'
import { FileField } from '#ui/text-field.tsx'
import { fieldErrors } from './field-errors.ts'
import { FormAlert } from './form-alert.tsx'

type PreviewedFileFormProps = {
  /** The answer to a preview that failed, or to the import. */
  answer: ActionResult<unknown> | undefined
  hint: string
  isPreviewed: boolean
  /** Called when another file is chosen. */
  onChoose: () => void
  /** What the button says that imports the previewed file; null while there is nothing to import. */
  submit: string | null
  /** The preview, and fields that belong to it. */
  children: ReactNode
}

/** Takes a CSV file in two steps: a preview, then the import of the same file. */
export function PreviewedFileForm(props: PreviewedFileFormProps) {
  const { answer, hint, isPreviewed, onChoose, submit, children } = props
  const { state, formData } = useNavigation()
  const busyWith = state !== 'idle' && formData?.get('intent')
  return (
    <>
      <FormAlert result={answer} />
      <Form
        method="post"
        encType="multipart/form-data"
        noValidate
        className="grid grid-cols-1 gap-5"
      >
        <FileField
          id="file"
          name="file"
          label="CSV file"
          accept=".csv,.txt,text/csv"
          hint={hint}
          error={fieldErrors(answer)?.file}
          onChange={onChoose}
        />
        {children}
        <div className="flex flex-wrap gap-3">
          <Button
            size="sm"
            type="submit"
            name="intent"
            value="preview"
            variant="outline"
            busy={busyWith === 'preview'}
          >
            {isPreviewed ? 'Preview again' : 'Preview'}
          </Button>
          {submit && (
            <Button
              size="sm"
              type="submit"
              name="intent"
              value="import"
              busy={busyWith === 'import'}
            >
              {submit}
            </Button>
          )}
        </div>
      </Form>
    </>
  )
}
