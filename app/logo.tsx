import { mark, nameWave } from '#model/theme/mark.ts'
import type { Theme } from '#model/theme/theme.ts'
import { cn } from '#ui/cn.ts'
import { WaveLetters } from '#ui/wave-letters.tsx'

/** The logo's icon: a wave that is also the letter W. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox={`0 0 ${mark.width} ${mark.height}`} aria-hidden="true" className={className}>
      <path d={mark.path} fill="none" stroke="currentColor" strokeWidth={mark.stroke} />
    </svg>
  )
}

type LogoProps = { name: string; theme: Theme }

/** The agency's logo: a picture, or the name, after the icon or alone. */
export function Logo({ name, theme: { logo, scheme } }: LogoProps) {
  if (logo.kind === 'picture') {
    return (
      <span className="flex items-center gap-2.5">
        <LogoPicture logo={logo} scheme={scheme} alt={logo.hasName ? '' : name} />
        {logo.hasName && <Name name={name} />}
      </span>
    )
  }
  return (
    <span className="flex items-baseline gap-2.5">
      {logo.kind === 'wave' && <LogoMark className="h-[1.1875rem] w-auto shrink-0" />}
      <Name name={name} />
    </span>
  )
}

/** Letters of a name that stands in one line of the header. */
const LINE_MAX = 18

/** The letters continue the wave of the icon. */
function Name({ name }: { name: string }) {
  return (
    <span
      className={cn(
        'display',
        [...name].length > LINE_MAX
          ? 'line-clamp-2 max-w-60 text-[1rem] leading-tight wrap-anywhere'
          : 'text-[1.375rem] leading-none',
      )}
    >
      <WaveLetters text={name} {...nameWave} />
    </span>
  )
}

type LogoPictureProps = {
  logo: Extract<Theme['logo'], { kind: 'picture' }>
  scheme: Theme['scheme']
  alt: string
}

function LogoPicture({ logo: { picture, dark }, scheme, alt }: LogoPictureProps) {
  const { src, width, height } = scheme === 'dark' ? (dark ?? picture) : picture
  const image = (
    <img
      {...{ src, width, height }}
      alt={alt}
      className="h-9 w-auto max-w-[min(--spacing(56),50vw)] object-contain object-left rtl:object-right"
    />
  )
  if (!dark || scheme !== 'device') return image
  return (
    <picture className="contents">
      <source
        {...{ srcSet: dark.src, width: dark.width, height: dark.height }}
        media="(prefers-color-scheme: dark)"
      />
      {image}
    </picture>
  )
}
