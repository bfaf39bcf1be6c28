import type { ReactNode } from 'react'
import { CheckField } from '#app/admin/kit/check-field.tsx'
import { Modal } from '#app/admin/kit/modal.tsx'
import { navigationFor } from './navigation.ts'
import { isMac } from './use-shortcuts.ts'

type ShortcutsDialogProps = {
  role: string
  /** Whether keys without Ctrl or ⌘ do something. */
  isOn: boolean
  onSwitch: (isOn: boolean) => void
  onClose: () => void
}

/** The list of keyboard shortcuts. */
export function ShortcutsDialog({ role, isOn, onSwitch, onClose }: ShortcutsDialogProps) {
  const screens = navigationFor(role).flatMap(({ sections }) =>
    sections.flatMap(({ label, key }) => (key ? [{ label, keys: ['G', key.toUpperCase()] }] : [])),
  )
  return (
    <Modal title="Keyboard shortcuts" onClose={onClose}>
      <div className="grid gap-6">
        <div className="grid gap-6 sm:grid-cols-2">
          <ShortcutList title="Everywhere">
            <Shortcut label="Find anything" keys={[isMac() ? '⌘' : 'Ctrl', 'K']} />
            <Shortcut label="This list" keys={['?']} />
            <Shortcut label="Collapse or expand the sidebar" keys={['[']} />
            <Shortcut label="Search on this screen" keys={['/']} />
            <Shortcut label="Next in a list" keys={['J']} />
            <Shortcut label="Previous in a list" keys={['K']} />
          </ShortcutList>
          <ShortcutList title="Go to">
            {screens.map(({ label, keys }) => (
              <Shortcut key={label} label={label} keys={keys} />
            ))}
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

function ShortcutList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid content-start gap-1">
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
