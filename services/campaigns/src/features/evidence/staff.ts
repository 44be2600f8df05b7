/** Names staff "staff 1", "staff 2" and so on, in the order in which they come: a pack leads to no person. */
export type NameStaff = (id: string) => string;

export const createStaffNames = (): NameStaff => {
  const names = new Map<string, string>();
  return (id) => {
    const known = names.get(id);
    if (known !== undefined) return known;
    const name = `staff ${names.size + 1}`;
    names.set(id, name);
    return name;
  };
};
