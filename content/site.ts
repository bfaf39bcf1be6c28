import { roundTheClock } from '#model/content/answer.ts'
import type { SiteSource } from '#model/content/site.ts'

/** A fictional agency: the name, the people, the clients and the figures are samples for an owner to replace. */
export const site: SiteSource = {
  name: 'Wavelength',
  tagline: 'Work that carries',
  blurb:
    'We build your website, your shop and the systems behind them, then bring in the people who need them. Forty‑one specialists in Patna, Dubai, Toronto and Riyadh.',
  email: 'hello@wavelength.example',
  phone: { label: '+91 612 555 0142' },
  address: ['4th floor, Ganga House', 'Boring Road, Patna 800001', 'Bihar, India'],
  city: 'Patna',
  country: 'IN',
  areas: ['IN', 'AE', 'SA', 'CA'],
  currency: 'USD',
  socials: [
    {
      label: 'Wavelength on LinkedIn',
      href: 'https://www.linkedin.com/company/wavelength-example',
    },
    {
      label: 'Wavelength on Instagram',
      href: 'https://www.instagram.com/wavelength.example',
    },
    {
      label: 'Wavelength on YouTube',
      href: 'https://www.youtube.com/@wavelength-example',
    },
    { label: 'Wavelength on X', href: 'https://x.com/wavelength_ex' },
  ],
  bookingUrl: null,
  referencePrefix: 'WL',
  copyright: '© 2026 Wavelength',
  timeZone: 'Asia/Kolkata',
  answer: { ...roundTheClock, hours: 12 },
  seo: { titleEnding: 'Wavelength', isListed: true },
  notify: ['hello@wavelength.example'],
}

/** Places that the texts name. */
export const places = ['Patna', 'Bihar', 'India', 'Dubai', 'Toronto', 'Riyadh', 'Saudi']
