import * as z from 'zod/mini';
import { means } from './meaning.ts';

/** The colour words of CSS, without `transparent`, which nobody would see. */
const WORDS =
  'aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow yellowgreen';
const HEX = '#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})';
const NUMBER = String.raw`[+-]?\d{1,4}(?:\.\d{1,4})?(?:%|deg)?`;
const FUNCTION = String.raw`(?:rgb|hsl)a?\(\s*${NUMBER}(?:\s*[\s,/]\s*${NUMBER}){2,3}\s*\)`;
const RENK = new RegExp(`^(?:${WORDS.replaceAll(' ', '|')}|${HEX}|${FUNCTION})$`, 'i');

/** A colour as CSS writes it: a word, `#rrggbb`, `rgb(…)` or `hsl(…)`. It is kept as it was sent. */
export const renk = () => means({ tur: 'metin' }, z.string({ error: 'secimGecersiz' }).check(z.maxLength(50, { error: 'secimGecersiz' }), z.regex(RENK, { error: 'secimGecersiz' })));
