import type { CannedReply } from '#model/content/canned-replies.ts'

export const replies: CannedReply[] = [
  {
    name: 'Suggest a call',
    text: `Hello {name},

thank you for writing about {service}. Half an hour on the phone would tell us most: when does it suit you this week?

Best wishes
{my name}`,
  },
  {
    name: 'Ask for details',
    text: `Hello {name},

thank you for your message ({reference}). Three answers would help us to say what it takes:

1. When should it be ready?
2. What exists already?
3. Who decides?

Best wishes
{my name}`,
  },
  {
    name: 'Send the booking page',
    text: `Hello {name},

thank you for your message. Half an hour on the phone gets us further than ten emails. Choose a time here:

{booking page}

Best wishes
{my name}`,
  },
]
