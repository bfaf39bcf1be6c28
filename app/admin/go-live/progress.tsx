import { ShareWave } from '#app/admin/kit/charts/share-wave.tsx'
import {
  CHECKS_COUNT,
  type Check,
  type CheckState,
  countDone,
  goLiveGroups,
} from '#model/go-live/checks.ts'

type ProgressProps = { checks: Check[]; isBusy: boolean }

/** How much is done, as a figure, a drawing and a sentence; stays in view beside the list. */
export function Progress({ checks, isBusy }: ProgressProps) {
  const done = countDone(checks)
  return (
    <section aria-labelledby="done" className="grid content-start gap-3 xl:sticky xl:top-7">
      <h2 id="done" className="label text-soft">
        Done
      </h2>
      <p className="font-display text-[clamp(3.25rem,6vw,5rem)] tabular-nums leading-[0.95] tracking-[-0.02em]">
        {done} <span className="text-[0.4em] text-soft tracking-normal">of {CHECKS_COUNT}</span>
      </p>
      <ShareWave share={done / CHECKS_COUNT} seed="go live" />
      <p role="status" className="max-w-[40ch] text-soft">
        {isBusy ? 'Asking the public address, the mail server and the DNS …' : restOf(checks)}
      </p>
      <nav aria-label="Groups">
        <ul className="grid grid-cols-2 gap-x-6 sm:grid-cols-4 xl:grid-cols-1 xl:border-line xl:border-t xl:pt-2">
          {goLiveGroups.map((group) => (
            <li key={group.name}>
              <a
                href={`#${groupId(group.name)}`}
                className="flex min-h-9 items-center justify-between gap-4 hover:text-accent"
              >
                {group.name}{' '}
                <span className="label text-soft">
                  {countDone(checks.filter(({ id }) => group.checks.some((one) => one.id === id)))}{' '}
                  of {group.checks.length}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  )
}

/** Where a group begins. */
export function groupId(name: string) {
  return `group-${name.toLowerCase()}`
}

/** For example "2 to do, 1 to improve". */
function restOf(checks: Check[]) {
  const count = (wanted: CheckState) => checks.filter(({ state }) => state === wanted).length
  const rest = [
    { count: count('todo'), text: 'to do' },
    { count: count('warning'), text: 'to improve' },
    { count: count('unknown'), text: 'that can’t be checked now' },
  ].filter(({ count }) => count > 0)
  if (rest.length === 0 && countDone(checks) === CHECKS_COUNT) {
    return 'Everything is in order. Let visitors come.'
  }
  return rest.length > 0 && `${rest.map(({ count, text }) => `${count} ${text}`).join(', ')}.`
}
