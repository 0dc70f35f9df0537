import { seansDusCalls } from '@defter/contract/paket-satis.ts';
import { isSonSeans } from '@defter/rules/seans.ts';
import { Anchor, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../app/routing/paths.ts';
import { useYetki } from '../../app/session/yetki.ts';
import { useAcikPaketler } from '../../pickers/use-seanslar.ts';

/** What the customer of a sale has of packages already, before anything is sold twice. */
export function MusteriSeanslari({ musteriID }: { musteriID: number }) {
  const { t } = useTranslation('satis');
  const { can } = useYetki();
  const { paketler } = useAcikPaketler(musteriID);
  if (!paketler || paketler.length === 0) return null;
  return (
    <Text size="sm" role="status" className="tabular">
      {t('seanslar.var', { seanslar: paketler.map((hak) => `${hak.altUrunAdi} ${hak.kullanilan}/${hak.seans}${isSonSeans(hak) ? ` (${t('seanslar.son')})` : ''}`).join(', ') })}{' '}
      {can(seansDusCalls.create.yetki) && (
        <Anchor component={Link} to={paths.seansDusme({ musteri: musteriID })} size="sm" td="underline">
          {t('seanslar.dus')}
        </Anchor>
      )}
    </Text>
  );
}
