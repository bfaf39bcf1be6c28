import { useId } from 'react'
import { MEBIBYTE, type UploadRule } from '#model/leads/upload.ts'
import { FILM_LENGTH_MAX, filmRule, mediaRule } from '#model/media/media.ts'
import { cn } from '#ui/cn.ts'
import { FileField } from '#ui/text-field.tsx'
import { useFileDrop } from './use-file-drop.ts'

/** For the attribute `accept`. */
export const acceptedPictures = acceptOf(mediaRule)

const hints = {
  picture: `Choose or drop any number: ${sentenceOf(mediaRule)} each.`,
  film: `Choose or drop one: ${sentenceOf(filmRule)} and ${FILM_LENGTH_MAX / 60} minutes. Its first frame becomes the poster. To use your own, choose a picture along with it.`,
  any: `Choose or drop any number: ${sentenceOf(mediaRule)} each; films as ${sentenceOf(filmRule)}.`,
}

type UploadAreaProps = {
  label: string
  /** Name of the field, for a form without JavaScript. */
  name?: string
  onFiles: (files: File[]) => void
  kind?: keyof typeof hints
}

/** A field for any number of pictures, on which they can also be dropped. */
export function UploadArea({ label, name, onFiles, kind = 'any' }: UploadAreaProps) {
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
        hint={hints[kind]}
        accept={kind === 'picture' ? acceptedPictures : `${acceptedPictures},${acceptOf(filmRule)}`}
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

function acceptOf({ extensions }: UploadRule) {
  return extensions.map((one) => `.${one}`).join(',')
}

function sentenceOf({ extensions, maxBytes }: UploadRule) {
  return `${extensions.join(', ')}, up to ${maxBytes / MEBIBYTE} MB`
}
