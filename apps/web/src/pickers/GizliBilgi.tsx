import { musteriCalls } from '@defter/contract/musteri.ts';
import { isMaskeli, type MaskeTuru } from '@defter/rules/maske.ts';
import { ActionIcon, Group } from '@mantine/core';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { request, type Answer } from '../app/data/api.ts';
import { tellFailure } from '../app/data/query.ts';
import { useYetki } from '../app/session/yetki.ts';
import { EyeIcon } from 'lucide-react';
import { Hint } from '../ui/Hint.tsx';

type GizliBilgiProps = {
  musteriID: number;
  alan: MaskeTuru;
  /** The value as the server sent it, hidden or not. */
  deger: string;
  /** Tells values of this kind apart: the id of the phone or address, otherwise the name of the field. */
  hangi: number | string;
  /** Renders the value. */
  children: (deger: string) => ReactNode;
};

type Acilan = Answer<typeof musteriCalls.iletisimGoster>['degerler'];

/**
 * Contact data of a customer. Where it came hidden, people with the flag can reveal it, and that is logged. The log
 * names only the kind, so one press reveals all values of that kind on the page until the page is left.
 */
export function GizliBilgi({ musteriID, alan, deger, hangi, children }: GizliBilgiProps) {
  const { t } = useTranslation();
  const { can } = useYetki();
  const client = useQueryClient();
  const queryKey = ['gizliBilgi', musteriID, alan];
  const { data } = useQuery<Acilan>({ queryKey, queryFn: skipToken, gcTime: 0 });
  const shown = data?.find(({ id, ad }) => id === hangi || ad === hangi)?.deger;
  const gizli = isMaskeli(alan, deger) && shown === undefined;
  if (!gizli || !can(musteriCalls.iletisimGoster.yetki)) return children(shown ?? deger);

  const show = async () => {
    const { degerler } = await request(musteriCalls.iletisimGoster, { body: { id: musteriID, alan } }).catch(tellFailure);
    client.setQueryData<Acilan>(queryKey, degerler);
  };
  return (
    <Group gap={4} wrap="nowrap" display="inline-flex">
      {children(deger)}
      <Hint label={t('gizli.goster')}>
        <ActionIcon variant="subtle" color="gray" size="sm" aria-label={t('gizli.goster')} onClick={() => void show()}>
          <EyeIcon size={17} />
        </ActionIcon>
      </Hint>
    </Group>
  );
}
