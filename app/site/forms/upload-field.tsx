import { MEBIBYTE, type UploadRule } from '#model/leads/upload.ts'
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
  const { maxBytes, extensions } = rule
  return (
    <FileField
      {...field}
      hint={`${hint} One file of at most ${maxBytes / MEBIBYTE} MB: ${extensions.join(', ')}.`.trim()}
      accept={extensions.map((extension) => `.${extension}`).join(',')}
    />
  )
}
