import type { PageSource } from '#blocks/schema.ts'
import { films } from '#content/films.ts'
import { loop } from '#content/loops.ts'
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

/** The first picture of a film. */
function still(id: string) {
  const film = films.find((each) => each.id === id)
  if (!film) throw new Error(`content/services/video-production.ts: no film "${id}".`)
  return { src: `/video/projects/${id}.webp`, width: 640, height: 360, alt: film.alt }
}

export const page: PageSource = {
  id: 'services/video-production',
  title: 'Video Production: from brief to final render | Wavelength',
  description:
    'Character animation, motion graphics, slideshows, corporate and travel films in eight stages with at least three revision rounds. From $900.',
  blocks: [
    {
      type: 'page-head',
      label: 'Home / Services / Video Production',
      title: 'Watched to the last second',
      intro:
        'Animation, product films and travel loops of 6 to 120 seconds, written first, drawn second and tested with the sound off.',
      lambda: service.lambda,
      art: 'rings',
      video: loop('video-production-hero', {
        height: 800,
        alt: 'A film on its timeline: a train crosses the Ganges at dusk, with its six seconds below in small frames and in sound',
      }),
      place: 'below',
      action: contact,
    },
    {
      type: 'figures',
      title: 'Time and\u00a0money',
      layout: 'ledger',
      figures: [
        { value: '2 s', label: 'for the first shot to say what this is' },
        { value: '3-4', label: 'weeks for a 40-second film' },
        { value: '3+', label: 'revision rounds in every price' },
        { value: '$1,800', label: 'for 30 seconds of motion graphics' },
      ],
    },
    { type: 'films', title: 'Our Projects', films: { collection: 'film' } },
    {
      type: 'process',
      title: 'Working Stages',
      intro: 'Eight stages, always in this order. A 40-second film takes three to four weeks.',
      layout: 'path',
      steps: [
        {
          title: 'Brief',
          description:
            'Who is watching, where, with or without sound, and what they should do next.',
        },
        {
          title: 'Analysis',
          description:
            'Five films on the same subject, what each does well, and what nobody has shown yet.',
        },
        {
          title: 'Complexity discussion',
          description:
            'Length, characters, scenes, style: what each adds to the price, with two sample frames side by side.',
        },
        {
          title: 'File upload to cloud',
          description:
            'Logos, photos and old footage in one folder, so nobody waits for an attachment.',
        },
        {
          title: 'Offer and payment variants',
          description:
            'A fixed price. Pay all at once with 5 per cent off, in halves, or in three parts.',
        },
        {
          title: 'First draft',
          description:
            'The whole film in rough drawings with a scratch voice-over. Changes are cheap at this point, so be strict.',
        },
        {
          title: 'Final render or changes',
          description:
            'Three or more revision rounds are included in every price. You comment on the frame, in Frame.io.',
        },
        {
          title: 'Final payment and delivery',
          description:
            'Masters, cuts for each network, subtitles, the music licence and the project files.',
        },
      ],
    },
    {
      type: 'deliverables',
      title: 'Six ways to get it on screen',
      layout: 'patchwork',
      cropped: true,
      items: [
        {
          title: '2D Character Animation',
          picture: still('tea-seller'),
          description: 'A character of your own, rigged once and reusable in every later film.',
        },
        {
          title: '2D Motion Graphics',
          picture: still('light-fibre'),
          description: 'Numbers, maps and processes, explained in forty seconds.',
        },
        {
          title: 'Slideshows',
          picture: still('twelve-months'),
          description: 'Your photos, cut to music, for a trade fair or a screen at the till.',
        },
        {
          title: 'Corporate Promo',
          picture: still('city-night'),
          description: 'One shoot day, three people on camera, one sentence each worth keeping.',
        },
        {
          title: 'Travel Video',
          picture: still('toronto-snow'),
          description: 'Places and hotels as loops, with licensed music and drone permits checked.',
        },
        {
          title: 'Script and voice',
          picture: still('product-cards'),
          description: 'Written to be heard, recorded in English, Hindi, Arabic or French.',
        },
      ],
    },
    {
      type: 'deliverables',
      title: 'What we make',
      layout: 'run',
      items: [
        { title: 'Corporate', description: 'Who you are, for a tender or a trade fair.' },
        { title: 'Promotional', description: 'A launch, a date, a reason to come.' },
        { title: 'Social media', description: 'Vertical, captioned, cut at six lengths.' },
        { title: 'Training', description: 'One task per film, under three minutes.' },
        { title: 'Commercial ad', description: '6, 15 and 30 seconds, cleared for broadcast.' },
        { title: 'Music videos', description: 'Animated or shot, to the beat sheet.' },
        { title: 'Many More', description: 'Menus, museum loops, a wedding for a hotel.' },
      ],
    },
    {
      type: 'price-guide',
      title: 'What a film costs',
      intro:
        'A fixed price after the brief, including three or more revision rounds. A second language adds $250 to $400.',
      ranges: [
        {
          name: 'Slideshow',
          from: 900,
          to: 1600,
          per: 'project',
          weeks: { from: 1, to: 2 },
          includes: 'Up to forty of your photos, titles, licensed music.',
        },
        {
          name: 'Motion graphics, 30 seconds',
          from: 1800,
          to: 3600,
          per: 'project',
          weeks: { from: 3, to: 4 },
          includes: 'Script, one voice-over, three formats and a loop for the web.',
        },
        {
          name: 'Character film, one minute',
          from: 3200,
          per: 'project',
          weeks: { from: 4, to: 6 },
          includes: 'A character of your own with its rig, so the next film costs less.',
        },
        {
          name: 'Corporate film, one shoot day',
          from: 4500,
          per: 'project',
          weeks: { from: 4, to: 7 },
          includes: 'Two cameras, sound, light, three people interviewed, cuts for each network.',
        },
      ],
    },
    {
      type: 'questions',
      title: 'Questions about video',
      questions: [
        {
          question: 'What does a film cost?',
          answer:
            'A slideshow from $900, 30 seconds of motion graphics from $1,800, a character film from $3,200 a minute, a corporate film with one shoot day from $4,500. A second language adds $250 to $400.',
        },
        {
          question: 'How long does it take?',
          answer:
            'Three to four weeks for 40 seconds, about a week of it waiting for comments. With replies within a day, we have done it in twelve working days.',
        },
        {
          question: 'What counts as a revision round?',
          answer:
            'One consolidated list of comments, one new version. Three or more rounds are included. A new script after you have approved the draft is a new quote, and we say so before we start.',
        },
        {
          question: 'Which formats do we get?',
          answer:
            'A 4K or 1080p master, 16:9, 1:1 and 9:16 cuts, a silent loop for the web under 2 MB, SRT subtitles and a poster image.',
        },
        {
          question: 'Do you use AI-generated images?',
          answer:
            'For rough drafts, sometimes. In the finished film only if you agree in writing, because music and image rights must be clear wherever it runs.',
        },
      ],
      call: {
        title: 'Tell us the point. We’ll say how long it runs.',
        action: contact,
      },
    },
  ],
}
