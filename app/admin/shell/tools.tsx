import { createContext, type ReactNode, useContext, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { ConfirmDialog } from '#app/admin/kit/confirm.tsx'
import { type ScreenKey, ScreenKeysContext } from '#app/admin/kit/keys/screen-keys.ts'
import { UndoContext } from '#app/admin/kit/toasts.tsx'
import { SearchDialog } from '#app/admin/search/search-dialog.tsx'
import { useDeed } from '#app/admin/search/use-deed.ts'
import { adminPaths } from '#model/admin-paths.ts'
import type { Actor } from '#server/platform/audit/actor.ts'
import { focusNext, focusSearch } from './move-focus.ts'
import { screensFor } from './navigation.ts'
import { useShortcutSwitch } from './shortcut-switch.ts'
import { ShortcutsDialog } from './shortcuts-dialog.tsx'
import { useShortcuts } from './use-shortcuts.ts'

export type ToolName = 'search' | 'shortcuts'

const OpenTool = createContext<(tool: ToolName) => void>(() => {})

/** A function that opens the search or the list of shortcuts. */
export function useOpenTool() {
  return useContext(OpenTool)
}

type ToolsProps = { person: Actor; onToggleSidebar: () => void; children: ReactNode }

/** The search dialog, the keyboard shortcuts and their list, on every screen of a signed-in person. */
export function Tools({ person, onToggleSidebar, children }: ToolsProps) {
  const [open, setOpen] = useState<ToolName | 'sign-out' | null>(null)
  const [isOn, setOn] = useShortcutSwitch()
  const navigate = useNavigate()
  const close = () => setOpen(null)
  const perform = useDeed((what) => (what === 'sidebar' ? onToggleSidebar() : setOpen(what)))
  const screens = screensFor(person.role)
  const registry = useRef(new Set<() => ScreenKey[]>())
  const screenKeys = useMemo(
    () => ({
      isOn,
      add(keys: () => ScreenKey[]) {
        registry.current.add(keys)
        return () => void registry.current.delete(keys)
      },
    }),
    [isOn],
  )
  // Of two parts of a screen that have the same key, the newer one gets it.
  const keysNow = () => [...registry.current].flatMap((keys) => keys())
  const undo = useContext(UndoContext)
  useShortcuts({
    onSearch: () => setOpen((tool) => (tool === 'search' ? null : 'search')),
    keys: () =>
      isOn
        ? {
            '?': () => setOpen('shortcuts'),
            '[': onToggleSidebar,
            '/': focusSearch,
            j: () => focusNext(1),
            k: () => focusNext(-1),
            ...(undo && { z: undo }),
            ...Object.fromEntries(keysNow().map(({ key, run }) => [key, run])),
            ...Object.fromEntries(
              screens.flatMap(({ key, href }) =>
                key ? [[`g ${key}`, () => void navigate(href)]] : [],
              ),
            ),
          }
        : {},
  })
  return (
    <OpenTool value={setOpen}>
      <ScreenKeysContext value={screenKeys}>{children}</ScreenKeysContext>
      {open === 'search' && (
        <SearchDialog
          person={person}
          onClose={close}
          onChoose={({ deed }) => {
            close()
            perform(deed)
          }}
        />
      )}
      {open === 'sign-out' && (
        <ConfirmDialog
          question="Sign out?"
          consequence="You need your password or passkey to come back."
          confirm="Sign out"
          variant="solid"
          form={{ action: adminPaths.signOut }}
          onClose={close}
        />
      )}
      {open === 'shortcuts' && (
        <ShortcutsDialog
          role={person.role}
          screenKeys={keysNow()}
          isOn={isOn}
          onSwitch={setOn}
          onClose={close}
        />
      )}
    </OpenTool>
  )
}
