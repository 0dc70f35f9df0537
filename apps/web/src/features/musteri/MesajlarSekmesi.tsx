import { Konusma } from '../../pickers/Konusma.tsx';
import type { MusteriSekmesiProps } from './sekmeler.ts';

/** The messages to the customer and the customer's answers, over all phone numbers. */
export const MesajlarSekmesi = ({ musteri: { id } }: MusteriSekmesiProps) => <Konusma key={id} kimin={{ musteriID: id }} />;
