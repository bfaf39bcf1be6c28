import { Check } from 'lucide-react'
import { ButtonLink } from '#app/admin/kit/button-link.tsx'
import { PageHeader } from '#app/admin/kit/page-header.tsx'
import { useSite } from '#app/use-site.ts'
import { adminPaths, setupPath } from '#model/admin-paths.ts'
import { paths } from '#model/paths.ts'
import type { Overview } from '#server/features/dashboard/show-dashboard.ts'
import { cn } from '#ui/cn.ts'
import { hueOf } from '#ui/spectrum.ts'
import { WaveArt } from '#ui/wave-art.tsx'

type OnboardingProps = { steps: Overview['steps']; isOwner: boolean }

const stepDetails: {
  step: keyof Overview['steps']
  title: string
  line: string
  link: string
  to: string
  lambda: number
}[] = [
  {
    step: 'setup',
    title: 'Make it yours',
    line: 'Name, logo, colours and services, each beside the real page. The agency that you see is a sample.',
    link: 'Begin',
    to: setupPath(),
    lambda: 400,
  },
  {
    step: 'notify',
    title: 'Choose who gets lead notifications',
    line: 'Notifications go to the sample address. Change it in Settings.',
    link: 'Open Settings',
    to: `${adminPaths.settings}?at=notify`,
    lambda: 440,
  },
  {
    step: 'mail',
    title: 'Connect a mail server',
    line: 'Emails are kept until SMTP_URL is set, then sent.',
    link: 'Open Email',
    to: adminPaths.mail,
    lambda: 500,
  },
  {
    step: 'invite',
    title: 'Invite your team',
    line: 'Editors reply to leads and write; viewers can only read.',
    link: 'Invite someone',
    to: adminPaths.accounts,
    lambda: 620,
  },
]

/** Set-up steps, shown in place of empty charts until the first lead. */
export function Onboarding({ steps, isOwner }: OnboardingProps) {
  const { site } = useSite()
  return (
    <>
      <PageHeader title={`${site.name} is open`}>
        {isOwner && (
          <ButtonLink size="sm" variant="outline" to={adminPaths.goLive}>
            What is left before it goes live
          </ButtonLink>
        )}
        <ButtonLink size="sm" variant="outline" to={paths.contact} reloadDocument>
          Send a test inquiry
        </ButtonLink>
      </PageHeader>
      <WaveArt
        className="w-full overflow-visible text-strong-line"
        kind="interference"
        seed="first day"
        width={1200}
        height={150}
        lines={9}
      />
      <p className="max-w-[56ch] text-intro">
        No leads or subscribers yet. Once they arrive, you’ll see what needs a reply, by when, and
        where people came from.
      </p>
      {isOwner && (
        <ol className="grid border-strong-line border-t xl:grid-cols-2 xl:gap-x-14">
          {stepDetails.map(({ step, title, line, link, to, lambda }, index) => (
            <li
              key={step}
              {...hueOf(lambda)}
              className="grid grid-cols-[--spacing(14)_minmax(0,1fr)] items-start border-line border-b py-5"
            >
              <span
                aria-hidden="true"
                className={cn(
                  'font-display text-[2rem] leading-none',
                  steps[step] ? 'text-well' : 'text-accent',
                )}
              >
                {steps[step] ? <Check className="size-6" /> : index + 1}
              </span>
              <div className="grid justify-items-start gap-2">
                <h2 className="text-section">
                  {title}
                  {steps[step] && <span className="text-soft"> (done)</span>}
                </h2>
                <p className="text-soft">{line}</p>
                {!steps[step] && (
                  <ButtonLink size="sm" variant={step === 'setup' ? 'solid' : 'outline'} to={to}>
                    {link}
                  </ButtonLink>
                )}
              </div>
            </li>
          ))}
        </ol>
      )}
    </>
  )
}
