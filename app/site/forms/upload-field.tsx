import { MEBIBYTE, type UploadRule } from '#model/leads/upload.ts'
import { useLanguage } from '#ui/language-context.ts'
import { FileField } from '#ui/text-field.tsx'

type UploadFieldProps = {
  id: string
  name: string
  label: string
  hint?: string
  rule: UploadRule
  required?: boolean
  error?: string
}

/** A file input with its size limit and accepted types as a hint. */
export function UploadField({ rule, hint = '', ...field }: UploadFieldProps) {
  const { t } = useLanguage()
  const { maxBytes, extensions } = rule
  const limits = t('One file of at most {size} MB: {types}.', {
    size: maxBytes / MEBIBYTE,
    types: extensions.join(', '),
  })
  return (
    <FileField
      {...field}
      hint={`${hint} ${limits}`.trim()}
      accept={extensions.map((extension) => `.${extension}`).join(',')}
    />
  )
}
