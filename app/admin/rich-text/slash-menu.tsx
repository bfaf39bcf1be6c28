import { Extension } from '@tiptap/core'
import Suggestion, { type SuggestionKeyDownProps, type SuggestionProps } from '@tiptap/suggestion'
import { cn } from '#ui/cn.ts'
import { type BlockChoice, findBlocks } from './blocks-to-insert.ts'

/** The open menu: its choices, the active one, and where it is in the window. */
export type SlashState = {
  choices: BlockChoice[]
  active: number
  left: number
  /** Distance from the top of the window or, above the cursor, from its bottom. */
  top?: number
  bottom?: number
  choose: (choice: BlockChoice) => void
}

type SlashOptions = {
  choices: BlockChoice[]
  onChange: (state: SlashState | null) => void
  onChoose: (choice: BlockChoice) => void
}

/** Width and height of the menu in pixels. */
const SIZE = { width: 256, height: 336 }

/** Opens a menu of blocks when "/" is typed at the start of a line or after a space. */
export const SlashMenu = Extension.create<SlashOptions>({
  name: 'slashMenu',
  addOptions: () => ({ choices: [], onChange: () => {}, onChoose: () => {} }),
  addProseMirrorPlugins() {
    const { choices, onChange, onChoose } = this.options
    return [
      Suggestion<BlockChoice, BlockChoice>({
        editor: this.editor,
        char: '/',
        allowSpaces: true,
        items: ({ query }) => findBlocks(choices, query),
        allow: ({ editor }) => !editor.isActive('codeBlock') && !editor.isActive('table'),
        command: ({ editor, range, props: choice }) => {
          const chain = editor.chain().focus().deleteRange(range)
          ;(choice.run?.(chain) ?? chain).run()
          onChoose(choice)
        },
        render: () => menuRenderer(onChange),
      }),
    ]
  },
})

function menuRenderer(onChange: SlashOptions['onChange']) {
  let state: SlashState | null = null
  const set = (next: SlashState | null) => {
    state = next
    onChange(next)
  }
  const show = ({ items, command, clientRect }: SuggestionProps<BlockChoice, BlockChoice>) => {
    const rect = clientRect?.()
    if (!rect || items.length === 0) return set(null)
    const fitsBelow = rect.bottom + SIZE.height < innerHeight
    set({
      choices: items,
      active: 0,
      left: Math.max(8, Math.min(rect.left, innerWidth - SIZE.width - 8)),
      ...(fitsBelow ? { top: rect.bottom + 6 } : { bottom: innerHeight - rect.top + 6 }),
      choose: command,
    })
  }
  return {
    onStart: show,
    onUpdate: show,
    onExit: () => set(null),
    onKeyDown: ({ event }: SuggestionKeyDownProps) => {
      if (!state) return false
      const { choices, active, choose } = state
      const chosen = choices[active]
      if (event.key === 'ArrowDown') set({ ...state, active: (active + 1) % choices.length })
      else if (event.key === 'ArrowUp')
        set({ ...state, active: (active - 1 + choices.length) % choices.length })
      else if (event.key === 'Escape') set(null)
      else if (event.key === 'Enter' && chosen) choose(chosen)
      else return false
      return true
    },
  }
}

/** The menu at the cursor. The text keeps the focus. */
export function SlashList({
  state: { choices, active, left, top, bottom, choose },
}: {
  state: SlashState
}) {
  return (
    <div
      id="slash-menu"
      role="listbox"
      aria-label="Blocks"
      tabIndex={-1}
      style={{ left, top, bottom, width: SIZE.width, maxHeight: SIZE.height }}
      className="fixed z-30 overflow-y-auto rounded-card border border-strong-line bg-paper p-1.5"
    >
      {choices.map((choice, index) => (
        <div
          key={choice.label}
          id={`slash-${index}`}
          ref={(element) => {
            if (index === active) element?.scrollIntoView({ block: 'nearest' })
          }}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={cn(
            'flex cursor-pointer items-center gap-3 rounded-small px-2.5 py-2 hover:bg-raised',
            index === active && 'bg-raised',
          )}
          onMouseDown={(event) => {
            event.preventDefault()
            choose(choice)
          }}
        >
          <choice.icon aria-hidden="true" className="size-4.5 flex-none" />
          {choice.label}
        </div>
      ))}
    </div>
  )
}
