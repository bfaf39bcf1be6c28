import type { Editor } from '@tiptap/core'
import { type KeyboardEvent, useRef, useState } from 'react'
import { Modal } from '#app/admin/kit/modal.tsx'
import { useChooseWhenFound } from '#app/admin/kit/use-choose-when-found.ts'
import { TYPING_PAUSE, useQuery } from '#app/admin/kit/use-query.ts'
import { Button } from '#ui/button.tsx'
import { cn } from '#ui/cn.ts'
import { isArticleLink } from './schema.ts'

type Target = { kind: string; title: string; path: string }

/** Links the selected text to a page or post of the site, which it searches, or to any address. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const current = String(editor.getAttributes('link').href ?? '')
  const [text, setText] = useState(current)
  const [active, setActive] = useState(0)
  const input = useRef<HTMLInputElement>(null)
  const q = isArticleLink(text) ? '' : text
  const found = useQuery('blog.linkTargets', { q }, { pause: TYPING_PAUSE })
  const address = asAddress(text)
  const isBusy = !address && found.isBusy
  const targets: Target[] = address
    ? [{ kind: 'Address', title: address, path: address }]
    : (!found.failure && found.value?.targets) || []
  const chooseWhenFound = useChooseWhenFound(isBusy, () => targets[0] && choose(targets[0]))

  function choose({ title, path }: Target) {
    const chain = editor.chain().focus()
    const isNew = editor.state.selection.empty && !editor.isActive('link')
    const mark = { type: 'link', attrs: { href: path } }
    if (isNew) chain.insertContent({ type: 'text', text: title, marks: [mark] }).run()
    else chain.extendMarkRange('link').setLink({ href: path }).run()
    onClose()
  }

  function onKeyDown(event: KeyboardEvent) {
    const chosen = targets[active]
    if (event.key === 'ArrowDown') setActive(Math.min(active + 1, targets.length - 1))
    else if (event.key === 'ArrowUp') setActive(Math.max(active - 1, 0))
    else if (event.key === 'Enter' && isBusy && active === 0) chooseWhenFound(true)
    else if (event.key === 'Enter' && chosen) choose(chosen)
    else return
    event.preventDefault()
  }

  return (
    <Modal title="Link" first={input} onClose={onClose}>
      <div className="grid gap-3">
        <label htmlFor="link-target" className="font-semibold">
          Search pages and posts, or paste an address
        </label>
        <input
          ref={input}
          id="link-target"
          role="combobox"
          aria-expanded={targets.length > 0}
          aria-controls="link-targets"
          aria-activedescendant={targets[active] && `link-target-${active}`}
          aria-autocomplete="list"
          autoComplete="off"
          className="input"
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            setActive(0)
            chooseWhenFound(false)
          }}
          onKeyDown={onKeyDown}
        />
        <div id="link-targets" role="listbox" aria-label="Pages and posts" className="grid">
          {targets.map((target, index) => (
            <div
              key={`${target.kind} ${target.path}`}
              id={`link-target-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className={cn(
                'grid cursor-pointer gap-0.5 rounded-small px-3 py-2 hover:bg-raised',
                index === active && 'bg-raised',
              )}
              onClick={() => choose(target)}
              onKeyDown={onKeyDown}
            >
              <span className="font-semibold wrap-anywhere">{target.title}</span>
              <span className="label text-soft wrap-anywhere">
                {target.kind}
                {target.path !== target.title && ` ${target.path}`}
              </span>
            </div>
          ))}
        </div>
        <p role="status" className="text-soft empty:hidden">
          {!isBusy && targets.length === 0 && 'No page or post matches.'}
        </p>
        {current && (
          <Button
            size="sm"
            variant="outline"
            type="button"
            onClick={() => {
              editor.chain().focus().extendMarkRange('link').unsetLink().run()
              onClose()
            }}
          >
            Remove link
          </Button>
        )}
      </div>
    </Modal>
  )
}

/** The address that was typed, with https:// where it is missing; null for words to search. */
function asAddress(text: string) {
  const typed = text.trim()
  if (isArticleLink(typed)) return typed
  if (/^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i.test(typed)) return `mailto:${typed}`
  return /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?:\/\S*)?$/i.test(typed) ? `https://${typed}` : null
}
