import { houses, type TexanTipRule } from '../tip-rule.ts';

export const windowRules = [
  {
    id: 'caulk',
    title: 'Renew caulk and weatherstripping where light comes through',
    priority: 'Low',
    difficulty: 'DIY',
    estimatedCost: '$10-$60',
    timeFrame: 'An afternoon',
    description:
      'Close a strip of paper in each door and sash: where it slides out, so does the air that you cool and heat. Replace the strip on the frame, and the caulk where it has shrunk from the trim.',
  },
  {
    id: 'window-tracks',
    title: 'Clear the tracks and drain slots of the windows',
    priority: 'Low',
    difficulty: 'DIY',
    estimatedCost: 'Free',
    timeFrame: '1 hour',
    description:
      'Wind-driven spring rain fills the track of a window, and only its small slots let the water out. Vacuum the tracks and push a wire through the slots before the storms.',
    for: { seasons: ['Spring'] },
  },
  {
    id: 'west-windows',
    title: 'Shade the windows that face west',
    priority: 'Medium',
    difficulty: 'Either',
    estimatedCost: '$30-$90 a window',
    timeFrame: 'One weekend',
    description:
      'Afternoon sun through west glass is the largest load on a summer’s cooling. Solar screens or film outside stop it before it is in the room; ask first if the association has a say in the looks.',
    for: { seasons: ['Summer'] },
  },
  {
    id: 'thresholds',
    title: 'Adjust doors and thresholds before the heat goes on',
    priority: 'Medium',
    difficulty: 'DIY',
    estimatedCost: '$10-$50',
    timeFrame: 'An afternoon',
    description:
      'A door that rattles leaks all winter. Move the strike plate so that the door closes tight, and raise the threshold’s screws until light no longer shows below.',
    for: { seasons: ['Fall'] },
  },
  {
    id: 'foggy-windows',
    title: 'Find windows that sweat or fog in the cold',
    priority: 'Medium',
    difficulty: 'Either',
    estimatedCost: 'Free-$400',
    timeFrame: 'On a cold morning',
    description:
      'Water on the inside of the glass asks for drier air or a bath fan that works. Fog between the panes means a broken seal, which only new glass fixes.',
    for: { seasons: ['Winter'] },
  },
  {
    id: 'glass-warranty',
    title: 'Claim fogged glass while its warranty runs',
    priority: 'Medium',
    difficulty: 'DIY',
    estimatedCost: 'Free',
    timeFrame: 'Before the warranty’s date',
    description:
      'Makers commonly cover the seal of insulated glass for ten years or more. The name and the date stand on the spacer between the panes; photograph both with the fog.',
    for: { ages: ['6-15'] },
  },
  {
    id: 'glass-only',
    title: 'Replace the glass, not the window',
    priority: 'Low',
    difficulty: 'Professional',
    estimatedCost: '$150-$400 a pane',
    timeFrame: 'One visit',
    description:
      'Where the frame is sound and only the seal has failed, a glazier sets a new insulated pane for a fraction of a new window. Ask for low-E glass on the sunny sides.',
    for: { ages: ['16-30', '31-50'] },
  },
  {
    id: 'painted-shut',
    title: 'Free the bedroom windows that are painted shut',
    priority: 'High',
    difficulty: 'Either',
    estimatedCost: 'Free-$150',
    timeFrame: 'One weekend',
    description:
      'Every bedroom needs a second way out in a fire. Cut the paint line, free the sash, and see that bars or storm windows open from within without a key.',
    for: { ages: ['50+'] },
  },
  {
    id: 'window-ownership',
    title: 'Ask who owns the windows before you order any',
    priority: 'Medium',
    difficulty: 'DIY',
    estimatedCost: 'Free',
    timeFrame: 'One letter to the association',
    description:
      'In a condo the glass may be yours, the frame the association’s and the color nobody’s to change. Ask in writing before you sign for windows or a balcony door.',
    for: { types: ['Condo'] },
  },
  {
    id: 'matching-windows',
    title: 'Match the association’s windows and doors',
    priority: 'Low',
    difficulty: 'DIY',
    estimatedCost: 'Free',
    timeFrame: 'Before you order',
    description:
      'A row looks like a row because its rules say so. Get the approved list of doors, windows and colors first; what is wrong has to come out again at your cost.',
    for: { types: ['Townhouse'] },
  },
  {
    id: 'unit-locks',
    title: 'Check locks and door viewers in every unit',
    priority: 'High',
    difficulty: 'Either',
    estimatedCost: '$20-$120 a door',
    timeFrame: 'At each turnover',
    description:
      'The Texas Property Code asks for a keyless bolt and a viewer at each outside door of a rental, and a latch at each window. Test them when a unit is empty and note the date.',
    for: { types: ['Multi-family'] },
    elsewhere: {
      description:
        'Many states and cities say which locks a rental must have. Test deadbolts, viewers and window latches when a unit is empty and note the date.',
    },
  },
  {
    id: 'sticking-door',
    title: 'Tell a sticking door from a moving home',
    priority: 'High',
    difficulty: 'Either',
    estimatedCost: 'Free-$150',
    timeFrame: '30 minutes',
    description:
      'One door that sticks has a loose hinge: tighten its top screws. Several that stick on the same side, with gaps that widen to one corner, point to movement below them.',
    for: { priorities: ['Current Issues'] },
  },
  {
    id: 'sale-doors',
    title: 'Make every door latch and every window open',
    priority: 'Medium',
    difficulty: 'Either',
    estimatedCost: '$10-$200',
    timeFrame: 'One weekend',
    description:
      'Buyers try them all, and so does their inspector. Oil hinges, replace broken sash springs and missing screens, and wash the glass last.',
    for: { priorities: ['Pre-Sale'] },
  },
  {
    id: 'first-doors',
    title: 'Open and close all doors once, and write down what sticks',
    priority: 'Low',
    difficulty: 'DIY',
    estimatedCost: 'Free',
    timeFrame: '30 minutes, in the first week',
    description:
      'How doors close is the cheapest measure of a home that moves. Note the gaps at the top corners now, and look again at the end of the first summer.',
    for: { priorities: ['Post-Purchase'], types: houses },
  },
] as const satisfies readonly TexanTipRule[];
