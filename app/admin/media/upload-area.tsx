import { useId } from 'react'
import { MEBIBYTE } from '#model/leads/upload.ts'
import { mediaRule } from '#model/media/media.ts'
import { cn } from '#ui/cn.ts'
import { FileField } from '#ui/text-field.tsx'
import { useFileDrop } from './use-file-drop.ts'

/** For the attribute `accept`. */
export const acceptedPictures = mediaRule.extensions.map((one) => `.${one}`).join(',')

type UploadAreaProps = {
  label: string
  /** Name of the field, for a form without JavaScript. */
  name?: string
  onFiles: (files: File[]) => void
}

/** A field for any number of pictures, on which they can also be dropped. */
export function UploadArea({ label, name, onFiles }: UploadAreaProps) {
  const id = useId()
  const { isOver, target } = useFileDrop(onFiles)
  return (
    <div
      {...target}
      className={cn(
        'rounded-card border border-dashed p-5 [&_.file-input]:border-0! [&_.file-input]:p-0!',
        isOver ? 'border-ink bg-raised' : 'border-strong-line',
      )}
    >
      <FileField
        id={id}
        name={name}
        label={label}
        hint={`Choose or drop any number: ${mediaRule.extensions.join(', ')}, up to ${mediaRule.maxBytes / MEBIBYTE} MB each.`}
        accept={acceptedPictures}
        multiple
        onChange={({ target: input }) => {
          onFiles([...(input.files ?? [])])
          // So that the same file can be chosen again.
          input.value = ''
        }}
      />
    </div>
  )
}
