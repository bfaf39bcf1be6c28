import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { runAction } from '#app/admin/kit/run-action.ts'
import { useAutosave } from '#app/admin/kit/use-autosave.ts'
import { useKeptChanges } from '#app/admin/kit/use-kept-changes.ts'
import { useScreenPerson } from '#app/admin/shell/screen-person.ts'
import type { ActionResult } from '#model/action-result.ts'
import { mergeVersions } from '#model/content/form/merge-versions.ts'
import type { IssueTexts } from '#model/newsletter/issue-schemas.ts'
import type { OpenedIssue } from '#server/features/newsletter/issues/open-issue.ts'
import { isSameText, keptName, textsOf } from './issue-texts.ts'

type Failure = ActionResult<unknown> & { ok: false }

/** State of a draft while it is written. It is saved by itself; over a newer version only on request. */
export function useIssueForm(issue: OpenedIssue) {
  const stored = useMemo(() => textsOf(issue), [issue])
  const [texts, showTexts] = useState(stored)
  /** Also what was typed since the last rendering: the editor writes its text right before a save. */
  const latest = useRef(texts)
  /** Set by the editor: passes on what was typed last, which it does after a pause only. */
  const writer = useRef<(() => void) | null>(null)
  /** Counts replacements of the whole text, which the editor must read again. */
  const [revision, setRevision] = useState(0)
  const [version, setVersion] = useState(issue.version)
  /** The version as of the last reply, for requests sent before the next render. */
  const latestVersion = useRef(issue.version)
  /** What this person's changes are based on. */
  const base = useRef({ version: issue.version, texts: stored })
  /** What was sent last: its answer may have been lost. */
  const sent = useRef<IssueTexts>(null)
  const [savedAt, setSavedAt] = useState<string>()
  /** Who saved the version that replaced the one on this screen by itself. */
  const [taken, setTaken] = useState<string>()
  const [saveFailure, setSaveFailure] = useState<Failure>()
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [isOffered, setOffered] = useState(false)
  const { revalidate } = useRevalidator()
  const person = useScreenPerson()
  const isRefused = saveFailure?.status === 409
  const isBehind = issue.version > version
  const autosave = useAutosave({
    value: texts,
    isPaused: isRefused || isBehind || isOffered,
    save,
    saveOnUnload: (texts) => save(texts, { keepalive: true }),
  })
  const kept = useKeptChanges({
    name: keptName(person.id, issue.id),
    value: texts,
    version,
    isSaved: autosave.isSaved,
    survivesLeaving: true,
    isKnown: (value) => isSameText(stored, value),
  })
  if (Boolean(kept.offered) !== isOffered) setOffered(Boolean(kept.offered))

  const change = useCallback((name: keyof IssueTexts, value: string) => {
    latest.current = { ...latest.current, [name]: value }
    showTexts(latest.current)
    setTaken(undefined)
    setErrors(({ [name]: _fixed, ...others }) => others)
  }, [])

  const changeContent = useCallback((content: string) => change('content', content), [change])

  async function save(texts: IssueTexts, options?: { keepalive: boolean }) {
    sent.current = texts
    const values = { id: issue.id, version: String(latestVersion.current), ...texts }
    const reply = await runAction('issues.save', values, options)
    setSaveFailure(reply.ok ? undefined : reply)
    if (reply.ok) {
      accept(reply.value.version, texts)
      setSavedAt(new Date().toISOString())
      kept.forget(texts)
    } else {
      setErrors((last) => ({ ...last, ...reply.errors }))
      if (reply.status === 409) void revalidate()
    }
    return reply.ok
  }

  /** Saves what was typed; false if that failed. */
  function saveNow() {
    writer.current?.()
    return autosave.saveNow()
  }

  function accept(next: number, texts: IssueTexts) {
    latestVersion.current = next
    base.current = { version: next, texts }
    setVersion(next)
  }

  function replaceTexts(next: IssueTexts) {
    if (next.content !== latest.current.content) setRevision((count) => count + 1)
    latest.current = next
    showTexts(next)
  }

  /** Bases what is on the screen on the newer version. */
  function startFrom(next: IssueTexts) {
    accept(issue.version, stored)
    replaceTexts(next)
    autosave.markSaved(stored)
    setSaveFailure(undefined)
    setErrors({})
  }

  /** This person's changes joined with the newer version; null if both changed the same text. */
  const merged =
    isBehind && base.current.version === version
      ? mergeVersions(base.current.texts, stored, texts)
      : null

  async function overwrite() {
    latestVersion.current = issue.version
    if (await save(texts)) autosave.markSaved(texts)
  }

  /** Takes over what this browser has kept; if it is based on an older version, both are compared. */
  function restoreKept(value: unknown, keptVersion: number) {
    latestVersion.current = keptVersion
    setVersion(keptVersion)
    replaceTexts({ ...stored, ...(value as Partial<IssueTexts>) })
  }

  const isOwn = sent.current !== null && isSameText(stored, sent.current)
  const isUnchanged = autosave.isSaved || isSameText(stored, texts)
  const isDue = isBehind && !autosave.isSaving && !isOffered && (isUnchanged || isOwn)
  const take = useEffectEvent(() => {
    writer.current?.()
    const isSame = isSameText(stored, latest.current)
    if (isOwn) return startFrom(isSame ? stored : latest.current)
    // Something may be typed that was not passed on before.
    if (!isSame && !isSameText(base.current.texts, latest.current)) return
    startFrom(stored)
    setTaken(issue.by)
  })
  useEffect(() => {
    if (!isDue) return
    // Not while React renders: the editor passes on what was typed last.
    const timer = setTimeout(take)
    return () => clearTimeout(timer)
  }, [isDue])

  return {
    ...{ texts, revision, writer, change, changeContent, errors, setErrors, saveFailure },
    ...{ savedAt, taken, version, saveNow, merged, overwrite, startFrom, stored, restoreKept },
    /** Also with what was typed last. */
    latestTexts() {
      writer.current?.()
      return latest.current
    },
    /** The version as of the last reply. */
    currentVersion: () => latestVersion.current,
    isSaved: autosave.isSaved,
    isSaving: autosave.isSaving,
    /** Somebody else's version is newer than what these changes are based on. */
    hasConflict: isBehind && !autosave.isSaving && !isOffered && !isDue,
    kept: kept.offered ?? null,
    closeKept: kept.close,
  }
}

export type IssueForm = ReturnType<typeof useIssueForm>
