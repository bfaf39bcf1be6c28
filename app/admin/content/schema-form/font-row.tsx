import { useEffect, useState } from 'react'
import { runAction } from '#app/admin/kit/run-action.ts'
import { isVariable, type OwnFace, type OwnFonts } from '#model/theme/own-fonts.ts'
import { buttonClass } from '#ui/button.tsx'
import { cn } from '#ui/cn.ts'
import { useFormState } from './form-context.ts'
import { QuietButton } from './quiet-button.tsx'

export type OwnFontRole = keyof OwnFonts

const names: Record<OwnFontRole, string> = {
  display: 'Titles',
  text: 'Texts',
  bold: 'Texts in bold',
}

type FontRowProps = {
  role: OwnFontRole
  id: string
  font: OwnFace | undefined
  onChange: (font: OwnFace | undefined) => void
}

type Upload = { state: 'idle' | 'sending' } | { state: 'done' | 'failed'; message: string }

/** The font of a role, with its specimen, and what uploads, replaces and removes it. */
export function FontRow({ role, id, font, onChange }: FontRowProps) {
  const { isReadOnly } = useFormState()
  const [upload, setUpload] = useState<Upload>({ state: 'idle' })

  async function send(file: File) {
    setUpload({ state: 'sending' })
    const body = new FormData()
    body.set('file', file)
    const answer = await runAction('media.uploadFont', body)
    if (answer.ok) {
      onChange(answer.value)
      setUpload({ state: 'done', message: answer.message })
    } else setUpload({ state: 'failed', message: answer.errors?.file ?? answer.message })
  }

  return (
    <li className="grid gap-2 rounded-small border border-line p-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="font-semibold text-small">{names[role]}</p>
          {font ? (
            <p className="text-hint text-soft">
              {font.name}
              {isVariable(font) && ', all weights'}
            </p>
          ) : (
            <p className="text-hint text-soft">
              {role === 'bold' ? 'The browser makes the texts bolder.' : 'As chosen above.'}
            </p>
          )}
        </div>
        {!isReadOnly && (
          <div className="flex items-center gap-3">
            {font && (
              <QuietButton
                onClick={() => {
                  onChange(undefined)
                  setUpload({ state: 'idle' })
                }}
              >
                Remove <span className="sr-only">the font: {names[role]}</span>
              </QuietButton>
            )}
            <label
              className={cn(
                buttonClass({ variant: 'outline', size: 'sm' }),
                'relative cursor-pointer has-focus-visible:outline-2',
              )}
            >
              {upload.state === 'sending' ? 'Checking…' : font ? 'Replace' : 'Upload'}
              <span className="sr-only"> the font: {names[role]}</span>
              <input
                id={id}
                type="file"
                accept=".woff2,font/woff2"
                className="sr-only"
                disabled={upload.state === 'sending'}
                aria-describedby={`${id}-result`}
                onChange={({ target: input }) => {
                  const [file] = input.files ?? []
                  // So that the same file can be chosen again.
                  input.value = ''
                  if (file) void send(file)
                }}
              />
            </label>
          </div>
        )}
      </div>
      {font && <Specimen font={font} isLarge={role === 'display'} />}
      {font?.lacks && (
        <p className="text-hint text-soft">
          Lacks {[...font.lacks].slice(0, 20).join(' ')}. Another font shows these.
        </p>
      )}
      <p
        id={`${id}-result`}
        role="status"
        className={upload.state === 'failed' ? 'font-semibold text-alarm' : 'text-hint text-soft'}
      >
        {'message' in upload && upload.message}
      </p>
    </li>
  )
}

function Specimen({ font, isLarge }: { font: OwnFace; isLarge: boolean }) {
  const family = `Specimen ${font.src.slice(-14, -6)}`
  useEffect(() => {
    const face = new FontFace(family, `url(${font.src})`)
    document.fonts.add(face)
    return () => void document.fonts.delete(face)
  }, [family, font.src])
  return (
    <svg
      viewBox="0 0 320 40"
      aria-hidden="true"
      className={isLarge ? 'w-full max-w-96 fill-ink' : 'w-full max-w-72 fill-ink'}
    >
      <text y="29" fontSize={isLarge ? 32 : 22} fontFamily={`"${family}", monospace`}>
        Good evening 27
      </text>
    </svg>
  )
}
