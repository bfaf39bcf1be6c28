import { createContext, useContext, useState } from 'react'
import { useLocation } from 'react-router'
import type { Route } from './+types/shell.ts'

type Person = Route.ComponentProps['loaderData']['person']

export const ScreenPersonContext = createContext<Person | null>(null)

/** Who opened this screen, and typed what is on it: somebody else may have signed in since, in another tab. */
export function useScreenPerson() {
  const person = useContext(ScreenPersonContext)
  if (!person) throw new Error('useScreenPerson() needs the admin shell.')
  return person
}

/** Who was signed in when this screen was opened. */
export function useOpener(person: Person) {
  const { pathname, search } = useLocation()
  const screen = pathname + search
  const [opened, setOpened] = useState({ screen, person })
  const isElse = opened.person.id !== person.id
  if (opened.screen === screen && (isElse || opened.person === person)) return opened.person
  setOpened({ screen, person })
  return person
}
