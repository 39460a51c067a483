/** The types of weapons by role: the families into which the game's medals group them; `special` is the rest. */
export const weaponRoles = {
  shotgun: ['Shotgun', 'Laser shotgun'],
  machineGun: [
    ...['Machine gun', 'Frontal machine gun', 'Rapid-fire machine gun', 'Minigun'],
    'Nailgun',
  ],
  autocannon: ['Auto-cannon'],
  cannon: ['Cannon', 'Small-calibre cannon', 'Turret cannon', 'Howitzer', 'Mortar'],
  rocket: [
    ...['Rocket launcher', 'Rocket artillery', 'Frontal rocket launcher'],
    ...['Homing rocket launcher', 'Guided rocket launcher', 'Precision rocket launcher'],
    ...['Unguided rocket launcher', 'Plasma rocket launcher'],
  ],
  explosive: ['Grenade launcher', 'Revolver', 'Minelayer'],
  energy: [
    ...['Plasma emitter', 'Plasma gun', 'Plasma cutter', 'Combat laser', 'Laser drill'],
    ...['Tesla emitter', 'Electric weapon', 'Pulse rifle', 'Pulse cannon', 'Pulse accelerator'],
  ],
  fire: ['Flamethrower', 'Catapult'],
  melee: ['Chainsaw', 'Passive melee weapon', 'Activatable melee weapon', 'Explosives'],
  drone: ['Drone', 'Autonomous drone', 'Wheel drone', 'Turret'],
  special: ['Crossbow', 'Disk launcher', 'Harpoon', 'Tracking system'],
} as const satisfies Record<string, readonly string[]>;

export type WeaponRole = keyof typeof weaponRoles;

const roleOfType = new Map<string, WeaponRole>(
  (Object.keys(weaponRoles) as WeaponRole[]).flatMap((role) =>
    weaponRoles[role].map((type) => [type, role] as const),
  ),
);

/** Returns the role of a weapon by the type that the catalogue gives it; null for an unlisted type. */
export function weaponRoleOf(type: string): WeaponRole | null {
  return roleOfType.get(type) ?? null;
}
