import type { Page } from '#blocks/schema.ts'
import { artefactsOf } from '#content/artefacts.ts'
import { creditsOf } from '#content/case-credits.ts'
import { cardOf } from '#content/cases.ts'
import { screenLoop } from '#content/loops.ts'
import { contactPath, paths, postPath, projectPath, servicePath } from '#model/paths.ts'

const slug = 'makhana-co'

export const page: Page = {
  id: `projects/${slug}`,
  title: 'Makhana & Co.: a pack found in two seconds | Wavelength',
  description:
    'A Patna snack maker could not find his own pack in a shopping app. Three packs, fourteen strangers with a stopwatch, and a green band: 11 seconds became 2.',
  card: cardOf(slug),
  blocks: [
    {
      type: 'page-head',
      label: 'Home / Projects / Makhana & Co.',
      title: 'The pack its own maker could not find',
      intro:
        'Makhana & Co. roasts lotus seeds in Patna and packs them in cream, gold and good taste. In a shopping app all three disappear.',
      lambda: 420,
      art: 'rings',
    },
    {
      type: 'case-facts',
      title: 'In short',
      facts: [
        { label: 'Client', value: 'Makhana & Co., Patna' },
        { label: 'Took', value: 'Ten weeks, three of our people' },
        {
          label: 'Services',
          value: [
            { label: 'Design Services', href: servicePath('design-services') },
            { label: 'Graphic Designing', href: servicePath('graphic-designing') },
          ],
        },
        {
          label: 'How it began',
          value: [
            {
              label: 'Packaging that survives a phone screen',
              href: postPath('packaging-on-a-phone-screen'),
            },
          ],
        },
      ],
    },
    {
      type: 'prose',
      sections: [
        {
          title: 'The challenge',
          paragraphs: [
            'Pankaj Jha sells about two thirds of his packs through shopping apps. We searched for makhana in one of them, handed him the phone and asked which was his. He scrolled up, he scrolled down. It took him eleven seconds.',
            'On the shelf his pack was the prettiest in the row: cream paper, a pond drawn by his sister, the name in thin gold. An app shows it 28 millimetres wide. The word makhana was printed on it twice; on the phone you could not read it once.',
          ],
        },
      ],
      links: [],
    },
    {
      type: 'before-after',
      title: 'Before and after',
      after: {
        picture: {
          src: '/pictures/projects/makhana-co-after.webp',
          width: 2400,
          height: 1800,
          widths: [720, 1200, 1600],
          alt: 'A pond painted as on walls in Mithila, with fish, lotus and hatched leaves; on it the new pack with a broad green band, and a phone on whose screen it is the only green one among red packs',
        },
        caption:
          'The same search. A green band, and the word three times taller. The pond is on the back, and here on the wall.',
      },
      before: {
        picture: {
          src: '/pictures/projects/makhana-co-before.webp',
          width: 2400,
          height: 1800,
          widths: [720, 1200],
          alt: 'The old pack, cream with a drawn pond and thin gold letters, beside a phone on whose screen it can hardly be told from its ground',
        },
        caption: 'The old pack, and the search in which its maker could not see it.',
      },
    },
    {
      type: 'prose',
      sections: [
        {
          title: 'The approach',
          paragraphs: [
            'A pack is easy to judge and hard to measure, so we began with the measure. One results page, printed at life size, one question (“Where is the makhana in ghee?”) and a stopwatch. Eleven seconds was Pankaj and two was his aunt; two people prove nothing, so the test went to Patna Junction with us.',
            'Then we drew. Mr. Jaiswal, who has the shop on Boring Road, had told us what people ask for: “the one with the window”. We gave them a window. It lost, because roasted lotus seeds are the colour of the paper they come in.',
            'The second draft started from the eight packs around it. They were yellow or red, all eight. So: one deep green band, the word in a heavy letter 24 millimetres tall, weight and flavour side by side in the band. Everything else moved to the back, the pond included.',
            'The other two flavours keep the green. What changes is a shape (a drop for ghee, crystals for sea salt, a leaf for mint), so nobody has to see red to tell them apart.',
          ],
        },
      ],
      links: [],
    },
    {
      type: 'screen-film',
      title: 'In real time',
      caption:
        'The search as the median stranger made it: 2.1 seconds. With the old pack this film would be four times as long.',
      film: screenLoop(
        slug,
        'A search for makhana on a phone; the green pack is found, and a stopwatch says 2.1 seconds',
      ),
    },
    {
      type: 'compare',
      title: 'Three packs against one stopwatch',
      intro:
        'Strangers at a railway station, each asked once, each shown one version. The time is the median.',
      subject: 'Pack',
      rows: ['Time to find it', 'Letters of the word', 'From three metres', 'What people said'],
      options: [
        {
          name: 'The old pack',
          description: 'Cream, gold, a pond.',
          values: ['9.2 s, seven people', '8 mm', 'The prettiest', '“Is it a soap?”'],
        },
        {
          name: 'Draft one, a window',
          description: 'You can see what you buy.',
          values: ['4.6 s, five people', '16 mm', 'A pale hole', '“It looks empty.”'],
        },
        {
          name: 'Draft two, a band',
          description: 'The one in the shops.',
          values: ['2.1 s, seven people', '24 mm', 'Plainer', '“The green one?”'],
        },
      ],
    },
    {
      type: 'figures',
      layout: 'staggered',
      floods: true,
      title: 'Three months on the shelf and on the phone',
      figures: [
        { value: '11 to 2', label: 'seconds: Pankaj with the old pack, his aunt with the new one' },
        { value: '+35%', label: 'orders through apps, August to October against May to July' },
        { value: '-9%', label: 'sales in shops over the same months. It used to be prettier' },
      ],
    },
    artefactsOf(slug),
    {
      type: 'prose',
      sections: [
        {
          title: 'The results',
          paragraphs: [
            'Of a hundred people who see the pack in an app, 2.3 now tap it. It was 1.1. Orders through apps rose by 35%, sales in shops fell by 9%, and together that is a fifth more makhana. We had told Pankaj to expect the loss. He had not quite believed in it.',
            'What went wrong: on the first run the heat seal came down six millimetres into the band and across the “80 g”. We had measured the drawing and not the machine. Sabina Khatoon, who works the sealer, saw it on the ninth pouch and thought we wanted it that way; nobody had ever shown her the pack. By the time a shop rang, she had sealed 1,100. We paid for new ones, and the folded card now goes to whoever does the packing before it goes to the owner.',
          ],
        },
      ],
      links: [],
    },
    {
      type: 'quote',
      quote: 'My pack was beautiful. I just couldn’t find it.',
      name: 'Pankaj Jha',
      role: 'Owner, Makhana & Co., Patna',
    },
    {
      type: 'questions',
      title: 'What other makers ask',
      questions: [
        {
          question: 'Why not one pack for shops and one for apps?',
          answer:
            'Because people find it in a shop and order it again in an app, and then they look for the pack they know. For a bigger maker two could pay. At nine thousand pouches a month they would mean two half-empty storerooms.',
        },
        {
          question: 'What happened to the pond?',
          answer:
            'It fills the back, larger than before. Pankaj’s sister signed it, which she had not been allowed to on the front.',
        },
        {
          question: 'Could I do this test myself?',
          answer:
            'Yes, and you should before you call us. Print the results page at life size, hide your pack among eight others and ask five people who have never heard of you. Under three seconds you need no designer.',
        },
      ],
    },
    creditsOf(slug),
    {
      type: 'prev-next',
      title: 'Other case studies',
      all: { label: 'All case studies', href: paths.projects },
    },
    {
      type: 'contact-band',
      title: 'Send a photo of your pack. We’ll time it.',
      action: {
        label: 'Have it timed',
        href: contactPath({ service: 'design-services', from: projectPath(slug) }),
      },
    },
  ],
}
