import type { ReactNode } from 'react'
import { CheckField } from '#app/admin/kit/check-field.tsx'
import type { ScreenKey } from '#app/admin/kit/keys/screen-keys.ts'
import { Modal } from '#app/admin/kit/modal.tsx'
import type { Role } from '#model/accounts/accounts.ts'
import { cn } from '#ui/cn.ts'
import { screensFor } from './navigation.ts'
import { isMac } from './use-shortcuts.ts'

type ShortcutsDialogProps = {
  role: Role
  screenKeys: ScreenKey[]
  /** Whether keys without Ctrl or ⌘ do something. */
  isOn: boolean
  onSwitch: (isOn: boolean) => void
  onClose: () => void
}

/** The list of keyboard shortcuts. */
export function ShortcutsDialog(props: ShortcutsDialogProps) {
  const { role, screenKeys, isOn, onSwitch, onClose } = props
  const own = new Map(screenKeys.map(({ key, label }) => [key, label]))
  const screens = screensFor(role).flatMap(({ label, key }) =>
    key ? [{ label, keys: ['G', key.toUpperCase()] }] : [],
  )
  const modifier = isMac() ? '⌘' : 'Ctrl'
  return (
    <Modal title="Keyboard shortcuts" onClose={onClose}>
      <div className="grid gap-6">
        <div className="grid gap-6 sm:grid-cols-2">
          {own.size > 0 && (
            <ShortcutList title="On this screen" className="sm:col-span-full">
              {[...own].map(([key, label]) => (
                <Shortcut key={key} label={label} keys={[key.toUpperCase()]} />
              ))}
            </ShortcutList>
          )}
          <ShortcutList title="Everywhere">
            <Shortcut label="Find anything" keys={[modifier, 'K']} />
            <Shortcut label="This list" keys={['?']} />
            <Shortcut label="Collapse or expand the sidebar" keys={['[']} />
            <Shortcut label="Search on this screen" keys={['/']} />
            <Shortcut label="Next in a list" keys={['J']} />
            <Shortcut label="Previous in a list" keys={['K']} />
            <Shortcut label="Undo the last change" keys={['Z']} />
          </ShortcutList>
          <ShortcutList title="Go to" className="sm:row-span-2">
            {screens.map(({ label, keys }) => (
              <Shortcut key={label} label={label} keys={keys} />
            ))}
          </ShortcutList>
          <ShortcutList title="In an editor">
            <Shortcut label="Save" keys={[modifier, 'S']} />
            <Shortcut label="Undo" keys={[modifier, 'Z']} />
            <Shortcut label="Redo" keys={[modifier, 'Shift', 'Z']} />
          </ShortcutList>
          <ShortcutList title="In an article">
            <Shortcut label="Bold" keys={[modifier, 'B']} />
            <Shortcut label="Italic" keys={[modifier, 'I']} />
            <Shortcut label="Link" keys={[modifier, 'K']} />
            <Shortcut label="Heading 2" keys={[modifier, 'Alt', '2']} />
            <Shortcut label="Insert a block" keys={['/']} />
            <Shortcut label="Toolbar" keys={['Alt', 'F10']} />
          </ShortcutList>
        </div>
        <CheckField
          checked={isOn}
          onChange={({ currentTarget }) => onSwitch(currentTarget.checked)}
        >
          Use shortcuts without Ctrl or ⌘ in this browser
        </CheckField>
      </div>
    </Modal>
  )
}

type ShortcutListProps = { title: string; className?: string; children: ReactNode }

function ShortcutList({ title, className, children }: ShortcutListProps) {
  return (
    <section className={cn('grid content-start gap-1', className)}>
      <h3 className="label text-soft">{title}</h3>
      <dl className="grid">{children}</dl>
    </section>
  )
}

function Shortcut({ label, keys }: { label: string; keys: string[] }) {
  return (
    <div className="flex min-h-9 items-center justify-between gap-4 border-line border-b">
      <dt>{label}</dt>
      <dd className="flex flex-none gap-1">
        {keys.map((key) => (
          <kbd
            key={key}
            className="label inline-flex min-w-6 items-center justify-center rounded-small border border-strong-line px-1.5"
          >
            {key}
          </kbd>
        ))}
      </dd>
    </div>
  )
}
