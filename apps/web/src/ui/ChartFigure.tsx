import { Text, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './Grafik.module.css';

type ChartFigureProps = {
  /** What it says, as a sentence. */
  aciklama: string;
  /** What the rows of the table are, and its other columns. */
  baslik: string;
  sutunlar: readonly string[];
  satirlar: readonly { ad: string; hucreler: readonly (string | number)[] }[];
  /** The picture. */
  children: ReactNode;
};

/** A picture of numbers under a sentence. Screen readers get the sentence and a table of the same numbers. */
export function ChartFigure({ aciklama, baslik, sutunlar, satirlar, children }: ChartFigureProps) {
  return (
    <figure className={classes.figure}>
      <Text component="figcaption" size="sm" c="dimmed" mb={6}>
        {aciklama}
      </Text>
      {children}
      <VisuallyHidden>
        <table>
          <thead>
            <tr>
              <th scope="col">{baslik}</th>
              {sutunlar.map((ad) => (
                <th key={ad} scope="col">
                  {ad}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {satirlar.map(({ ad, hucreler }) => (
              <tr key={ad}>
                <th scope="row">{ad}</th>
                {hucreler.map((hucre, i) => (
                  <td key={sutunlar[i]}>{hucre}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </figure>
  );
}
