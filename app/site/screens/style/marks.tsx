import { Logo, LogoMark } from '#app/logo.tsx'
import { useSite } from '#app/use-site.ts'
import { SocialIcon } from '#ui/social-icon.tsx'
import { Stars } from '#ui/stars.tsx'
import { Specimen } from './specimen.tsx'

export function Marks() {
  const { site, theme } = useSite()
  return (
    <>
      <Specimen name="Mark and name" file="logo.tsx">
        {() => <Logo name={site.name} theme={theme} />}
      </Specimen>
      <Specimen name="The mark at 16, 32, 96 and 320 px" file="mark.ts">
        {() => (
          <div className="flex flex-wrap items-end gap-6">
            {['w-4', 'w-8', 'w-24', 'w-80'].map((width) => (
              <LogoMark key={width} className={width} />
            ))}
          </div>
        )}
      </Specimen>
      <Specimen name="Social icons" file="social-icon.tsx">
        {() => (
          <div className="flex gap-5">
            {site.socials.map(({ href }) => (
              <SocialIcon key={href} href={href} />
            ))}
          </div>
        )}
      </Specimen>
      <Specimen name="Stars: five, four, none" file="stars.tsx">
        {() => (
          <div className="grid gap-3">
            {[5, 4, 0].map((rating) => (
              <Stars key={rating} rating={rating} />
            ))}
          </div>
        )}
      </Specimen>
    </>
  )
}
