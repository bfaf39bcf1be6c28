import type { PageSource } from '#blocks/schema.ts'
import { films } from '#content/films.ts'
import type { Service } from '#model/content/service.ts'
import { contactPath, servicePath } from '#model/paths.ts'

export const service: Service = {
  slug: 'video-production',
  title: 'Video Production',
  line: 'Animation, product films and travel loops, from brief to final render.',
  lambda: 690,
  family: 'Video',
  inquiryService: 'Digital Marketing',
  menuPosition: 8,
}

const contact = {
  label: 'Get in touch',
  href: contactPath({ service: service.title, from: servicePath(service.slug) }),
}

export const page: PageSource = {
  id: 'services/video-production',
  title: 'Video Production: from brief to final render | Wavelength',
  description:
    'Character animation, motion graphics, slideshows, corporate and travel films in eight stages with at least three revision rounds. From $900.',
  blocks: [
    {
      type: 'page-head',
      label: 'Video Production / 690 nm',
      title: 'Watched to the last second',
      lead: 'Animation, product films and travel loops of 6 to 120 seconds, written first, drawn second, and tested with the sound off.',
      lambda: service.lambda,
      art: 'rings',
      action: contact,
    },
    { type: 'films', title: 'Our Projects', films },
    {
      type: 'process',
      title: 'Working Stages',
      lead: 'Eight, always in this order. A 40-second film takes three to four weeks.',
      layout: 'path',
      steps: [
        {
          title: 'Brief',
          description:
            'Who watches, where, with or without sound, and what they should do in the next minute.',
        },
        {
          title: 'Analysis',
          description:
            'Five films on the same subject, what each does well, and the one thing nobody has shown.',
        },
        {
          title: 'Complexity discussion',
          description:
            'Seconds, figures, scenes, styles: what each adds to the price, with two sample frames side by side.',
        },
        {
          title: 'File upload to cloud',
          description:
            'Logos, photographs and old footage in one folder, so that nobody waits for an attachment.',
        },
        {
          title: 'Offer and payment variants',
          description:
            'A fixed price. Pay all at once with 5 per cent off, in halves, or in three parts.',
        },
        {
          title: 'First draft',
          description:
            'The whole film in rough drawings with a scratch voice. Changes are cheap here, so please be strict.',
        },
        {
          title: 'Final render or changes',
          description:
            'Three or more revision rounds are part of every price. Comments go on the frame, in Frame.io.',
        },
        {
          title: 'Final payment and delivery',
          description:
            'Masters, cuts for each network, subtitles, music licence and the project files.',
        },
      ],
    },
    {
      type: 'deliverables',
      title: 'What it can become',
      layout: 'run',
      items: [
        { title: 'Corporate', description: 'Who you are, for a tender or a stand.' },
        { title: 'Promotional', description: 'A launch, a date, a reason to come.' },
        { title: 'Social media', description: 'Vertical, captioned, cut at six lengths.' },
        { title: 'Training', description: 'One task a film, under three minutes.' },
        { title: 'Commercial ad', description: '6, 15 and 30 seconds, cleared for broadcast.' },
        { title: 'Music videos', description: 'Animated or shot, to the beat sheet.' },
        { title: 'Many More', description: 'Menus, museum loops, a wedding for a hotel.' },
      ],
    },
    {
      type: 'deliverables',
      title: 'Six services',
      layout: 'ledger',
      items: [
        {
          title: '2D Character Animation',
          description: 'A figure of your own, rigged once, reusable in every later film.',
        },
        {
          title: '2D Motion Graphics',
          description: 'Figures, maps and processes that explain themselves in forty seconds.',
        },
        {
          title: 'Slideshows',
          description: 'Your photographs, cut to music, ready for a stand or a screen at the till.',
        },
        {
          title: 'Corporate Promo',
          description: 'One shoot day, three people on camera, one sentence each worth keeping.',
        },
        {
          title: 'Travel Video',
          description: 'Places and hotels as loops, with licensed music and drone permits checked.',
        },
        {
          title: 'Script and voice',
          description: 'Written aloud, recorded in English, Hindi, Arabic or French.',
        },
      ],
    },
    {
      type: 'figures',
      title: 'Seconds, weeks, rounds',
      figures: [
        { value: '3+', label: 'revision rounds in every price' },
        { value: '3-4', label: 'weeks for a film of 40 seconds' },
        { value: '$1,800', label: 'for 30 seconds of motion graphics' },
        { value: '2 s', label: 'in which the first picture must say what this is' },
      ],
    },
    {
      type: 'price-guide',
      title: 'What a film costs',
      lead: 'A fixed price after the brief, with three or more revision rounds in it. A second language adds $250 to $400.',
      ranges: [
        {
          name: 'Slideshow',
          from: 900,
          to: 1600,
          currency: 'USD',
          per: 'project',
          weeks: { from: 1, to: 2 },
          includes: 'Up to forty of your photographs, titles, licensed music.',
        },
        {
          name: 'Motion graphics, 30 seconds',
          from: 1800,
          to: 3600,
          currency: 'USD',
          per: 'project',
          weeks: { from: 3, to: 4 },
          includes: 'Script, one voice, three formats and a loop for the web.',
        },
        {
          name: 'Character film, one minute',
          from: 3200,
          currency: 'USD',
          per: 'project',
          weeks: { from: 4, to: 6 },
          includes: 'A figure of your own with its rig, so that the next film costs less.',
        },
        {
          name: 'Corporate film, one shoot day',
          from: 4500,
          currency: 'USD',
          per: 'project',
          weeks: { from: 4, to: 7 },
          includes: 'Two cameras, sound, light, three people interviewed, cuts for each network.',
        },
      ],
    },
    {
      type: 'questions',
      title: 'Asked before the first frame',
      questions: [
        {
          question: 'What does a film cost?',
          answer:
            'A slideshow from $900, 30 seconds of motion graphics from $1,800, a character film from $3,200 a minute, a corporate film with one shoot day from $4,500. A second language adds $250 to $400.',
        },
        {
          question: 'How long does it take?',
          answer:
            'Three to four weeks for 40 seconds, of which about one week is waiting for comments. With answers within a day we have done it in twelve working days.',
        },
        {
          question: 'What counts as a revision round?',
          answer:
            'One collected list of comments, answered with one new version. Three or more rounds are included. A new script after the draft was approved is a new offer, and we say so before starting.',
        },
        {
          question: 'Which formats do we get?',
          answer:
            'A 4K or 1080p master, 16:9, 1:1 and 9:16 cuts, a loop without sound for the web under 2 MB, SRT subtitles and a poster picture.',
        },
        {
          question: 'Do you use generated pictures?',
          answer:
            'For rough drafts, sometimes. In the delivered film only if you agree in writing, because music and picture rights must be clear in the countries where it runs.',
        },
      ],
    },
    {
      type: 'posts',
      layout: 'list',
      title: 'On what people see first',
      category: 'Design',
    },
    {
      type: 'contact-band',
      title: 'Tell us what the viewer should do next, and we will say how many seconds it needs.',
      action: contact,
    },
  ],
}
