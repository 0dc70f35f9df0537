import { Konusma } from '../../pickers/Konusma.tsx';
import type { MusteriSekmesiProps } from './sekmeler.ts';

/** What was sent to the customer and what they have answered, over all their numbers. */
export const MesajlarSekmesi = ({ musteri: { id } }: MusteriSekmesiProps) => <Konusma key={id} kimin={{ musteriID: id }} />;
