/**
 * The brand's colours. The three ochres are the spec's (section 9), which names the others and leaves their values open.
 * On white, ochre100 reaches only 3.99:1: text uses ochre110 (5.22:1) or ochre120 (6.61:1).
 */
export const colours = {
  ochre100: '#E64626',
  ochre110: '#C63A1E',
  ochre120: '#AF2B11',
  charcoal: '#242424',
  grey: '#6B6B6B',
  grey1: '#F4F4F3',
  grey2: '#DEDDDB',
  grey3: '#8A8A88',
  grey4: '#6B6B6B',
  grey5: '#424242',
  sand: '#FCF3EA',
  blue: '#0A5A8C',
  green: '#1B7340',
  yellow: '#FFB800',
  white: '#FFFFFF',
} as const;
